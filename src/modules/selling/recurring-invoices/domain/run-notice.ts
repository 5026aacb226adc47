type Language = 'en' | 'de' | 'fr';

/** Why a mail is written: a run was refused, or a downtime left more invoices than are mailed at once. */
export type RunTrouble = 'failed' | 'drafts';

/** What a mail about a recurring invoice says. */
interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** `{{organization}}` and `{{date}}` are filled in. */
const NOTICES: Readonly<Record<Language, Readonly<Record<RunTrouble, Notice>>>> = {
  en: {
    failed: {
      subject: 'A recurring invoice could not be made',
      text: `A recurring invoice of {{organization}} could not be made for {{date}}. Nothing was issued or sent, and its
later dates wait.

Look at the reason, mend it and retry, or skip the date.`,
      button: 'Look at the reason',
    },
    drafts: {
      subject: 'Invoices wait as drafts',
      text: `A recurring invoice of {{organization}} had fallen behind. Its three latest invoices are sent; the earlier
ones, up to {{date}}, are drafts, so that your customer does not get a flood of mails.

Look at the drafts and issue those that shall be sent.`,
      button: 'Look at the drafts',
    },
  },
  de: {
    failed: {
      subject: 'Eine wiederkehrende Rechnung konnte nicht erstellt werden',
      text: `Eine wiederkehrende Rechnung von {{organization}} konnte für den {{date}} nicht erstellt werden. Nichts
wurde ausgestellt oder gesendet, und ihre späteren Termine warten.

Sehen Sie sich den Grund an, beheben Sie ihn und versuchen Sie es erneut, oder überspringen Sie den Termin.`,
      button: 'Grund ansehen',
    },
    drafts: {
      subject: 'Rechnungen warten als Entwürfe',
      text: `Eine wiederkehrende Rechnung von {{organization}} war im Rückstand. Ihre drei jüngsten Rechnungen werden
gesendet; die früheren bis zum {{date}} sind Entwürfe, damit Ihr Kunde nicht mit E-Mails überhäuft wird.

Sehen Sie sich die Entwürfe an und stellen Sie die aus, die gesendet werden sollen.`,
      button: 'Entwürfe ansehen',
    },
  },
  fr: {
    failed: {
      subject: 'Une facture récurrente n’a pas pu être créée',
      text: `Une facture récurrente de {{organization}} n’a pas pu être créée pour le {{date}}. Rien n’a été émis ni
envoyé, et ses échéances suivantes attendent.

Consultez la raison, corrigez-la et réessayez, ou sautez cette date.`,
      button: 'Voir la raison',
    },
    drafts: {
      subject: 'Des factures attendent comme brouillons',
      text: `Une facture récurrente de {{organization}} avait pris du retard. Ses trois dernières factures sont
envoyées ; les précédentes, jusqu’au {{date}}, sont des brouillons, pour ne pas submerger votre client d’e-mails.

Consultez les brouillons et émettez ceux qui doivent être envoyés.`,
      button: 'Voir les brouillons',
    },
  },
};

/** Writes the mail about a recurring invoice that needs a person. */
export function runNotice(
  trouble: RunTrouble,
  about: { readonly language: Language; readonly organization: string; readonly date: string },
): Notice {
  const { subject, text, button } = NOTICES[about.language][trouble];
  const filled = text
    .replaceAll('{{organization}}', () => about.organization.replace(/\s+/g, ' '))
    .replaceAll('{{date}}', () => about.date);
  return { subject, text: filled, button };
}
