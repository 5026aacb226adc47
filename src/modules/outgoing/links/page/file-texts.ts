import type { Verdict } from '../domain/verification.js';

/** What the customer's page says of the files of a document. */
export interface FileTexts {
  readonly electronic: string;
  /** Whether a file is the one that was issued. */
  readonly genuine: string;
  readonly digest: string;
  readonly digest_label: string;
  readonly how: string;
  readonly compare: string;
  readonly verdicts: Readonly<Record<Exclude<Verdict, 'not_asked'>, string>>;
  readonly back: string;
}

const en: FileTexts = {
  electronic: 'Electronic document',
  genuine: 'Is your file genuine?',
  digest: 'The SHA-256 of the PDF that was issued:',
  digest_label: 'SHA-256 of your file',
  how: 'Your computer can work it out, so that the file stays with you:',
  compare: 'Compare',
  verdicts: {
    issued: 'Yes. This is the file that was issued.',
    not_issued:
      'No. No file with this SHA-256 was issued for this document. ' +
      'Do not pay to an account that only your file names.',
    not_a_digest: 'That is no SHA-256: it has 64 digits and letters from a to f.',
  },
  back: 'Back to the document',
};

const de: FileTexts = {
  electronic: 'Elektronisches Dokument',
  genuine: 'Ist Ihre Datei echt?',
  digest: 'Der SHA-256 des ausgestellten PDF:',
  digest_label: 'SHA-256 Ihrer Datei',
  how: 'Ihr Computer kann ihn berechnen, die Datei bleibt also bei Ihnen:',
  compare: 'Vergleichen',
  verdicts: {
    issued: 'Ja. Das ist die ausgestellte Datei.',
    not_issued:
      'Nein. Zu diesem Dokument wurde keine Datei mit diesem SHA-256 ausgestellt. ' +
      'Zahlen Sie nicht auf ein Konto, das nur in Ihrer Datei steht.',
    not_a_digest: 'Das ist kein SHA-256: Er hat 64 Ziffern und Buchstaben von a bis f.',
  },
  back: 'Zurück zum Dokument',
};

const fr: FileTexts = {
  electronic: 'Document électronique',
  genuine: 'Votre fichier est-il authentique\u00a0?',
  digest: 'Le SHA-256 du PDF qui a été émis\u00a0:',
  digest_label: 'SHA-256 de votre fichier',
  how: 'Votre ordinateur peut le calculer, le fichier reste donc chez vous\u00a0:',
  compare: 'Comparer',
  verdicts: {
    issued: 'Oui. C’est le fichier qui a été émis.',
    not_issued:
      'Non. Aucun fichier avec ce SHA-256 n’a été émis pour ce document. ' +
      'Ne payez pas sur un compte que seul votre fichier indique.',
    not_a_digest: 'Ce n’est pas un SHA-256\u00a0: il compte 64 chiffres et lettres de a à f.',
  },
  back: 'Retour au document',
};

const es: FileTexts = {
  electronic: 'Documento electrónico',
  genuine: '¿Es auténtico su archivo?',
  digest: 'El SHA-256 del PDF que se emitió:',
  digest_label: 'SHA-256 de su archivo',
  how: 'Su ordenador puede calcularlo, así que el archivo se queda con usted:',
  compare: 'Comparar',
  verdicts: {
    issued: 'Sí. Es el archivo que se emitió.',
    not_issued:
      'No. No se emitió ningún archivo con este SHA-256 para este documento. ' +
      'No pague a una cuenta que solo figure en su archivo.',
    not_a_digest: 'Eso no es un SHA-256: tiene 64 cifras y letras de la a a la f.',
  },
  back: 'Volver al documento',
};

const it: FileTexts = {
  electronic: 'Documento elettronico',
  genuine: 'Il vostro file è autentico?',
  digest: 'Lo SHA-256 del PDF emesso:',
  digest_label: 'SHA-256 del vostro file',
  how: 'Il vostro computer può calcolarlo, quindi il file resta da voi:',
  compare: 'Confronta',
  verdicts: {
    issued: 'Sì. È il file che è stato emesso.',
    not_issued:
      'No. Per questo documento non è stato emesso alcun file con questo SHA-256. ' +
      'Non pagate su un conto indicato solo nel vostro file.',
    not_a_digest: 'Non è uno SHA-256: ha 64 cifre e lettere dalla a alla f.',
  },
  back: 'Torna al documento',
};

const nl: FileTexts = {
  electronic: 'Elektronisch document',
  genuine: 'Is uw bestand echt?',
  digest: 'De SHA-256 van de uitgegeven PDF:',
  digest_label: 'SHA-256 van uw bestand',
  how: 'Uw computer kan die berekenen, dus het bestand blijft bij u:',
  compare: 'Vergelijken',
  verdicts: {
    issued: 'Ja. Dit is het uitgegeven bestand.',
    not_issued:
      'Nee. Voor dit document is geen bestand met deze SHA-256 uitgegeven. ' +
      'Betaal niet op een rekening die alleen in uw bestand staat.',
    not_a_digest: 'Dat is geen SHA-256: die heeft 64 cijfers en letters van a tot f.',
  },
  back: 'Terug naar het document',
};

const all: Readonly<Record<string, FileTexts>> = { en, de, fr, es, it, nl };

/** The texts of a language such as `de` or `en-US`; English where there are none. */
export function fileTextsOf(language: string): FileTexts {
  return all[language.split('-', 1)[0] ?? ''] ?? en;
}
