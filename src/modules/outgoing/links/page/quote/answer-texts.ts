/** What the forms of a quote's page say. Braces stand for what is filled in. */
export interface AnswerTexts {
  /** `{name}` and `{date}`. */
  readonly accepted_by: string;
  /** `{date}`: where the name was erased. */
  readonly accepted_on: string;
  readonly accept_title: string;
  readonly optional: string;
  /** `{group}`: what is chosen between the lines of that name. */
  readonly choose: string;
  readonly none: string;
  readonly show: string;
  readonly total: string;
  readonly name: string;
  readonly email: string;
  readonly agree: string;
  readonly accept: string;
  readonly proof: string;
  readonly decline_title: string;
  readonly reason: string;
  readonly decline: string;
  readonly faults: Readonly<Record<AnswerFault, string>>;
}

/** What is wrong with an answer. */
export type AnswerFault = 'name' | 'email' | 'agree' | 'total' | 'choice';

const en: AnswerTexts = {
  accepted_by: 'Accepted by {name} on {date}.',
  accepted_on: 'Accepted on {date}.',
  accept_title: 'Accept this quote',
  optional: 'You can add these',
  choose: 'Choose {group}',
  none: 'None of these',
  show: 'Show the total with this choice',
  total: 'Total with your choice',
  name: 'Your name',
  email: 'Your e-mail address',
  agree: 'I have read the terms above and agree to them.',
  accept: 'Accept with this total',
  proof:
    'When you accept, your name, your e-mail address, the time and a code of your network address are ' +
    'kept as proof, together with what the quote says.',
  decline_title: 'Decline this quote',
  reason: 'Your reason (if you want to give one)',
  decline: 'Decline',
  faults: {
    name: 'Please give your name.',
    email: 'Please give an e-mail address such as ada@example.com.',
    agree: 'Please confirm that you agree to the terms.',
    total: 'Your choice comes to another total. Please look at it, and accept again.',
    choice: 'These lines cannot be chosen together. Please choose again.',
  },
};

const de: AnswerTexts = {
  accepted_by: 'Angenommen von {name} am {date}.',
  accepted_on: 'Angenommen am {date}.',
  accept_title: 'Angebot annehmen',
  optional: 'Das können Sie dazunehmen',
  choose: 'Auswahl {group}',
  none: 'Keine davon',
  show: 'Summe mit dieser Auswahl anzeigen',
  total: 'Gesamtbetrag mit Ihrer Auswahl',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  agree: 'Ich habe die Bedingungen oben gelesen und stimme ihnen zu.',
  accept: 'Zu diesem Betrag annehmen',
  proof:
    'Wenn Sie annehmen, werden Ihr Name, Ihre E-Mail-Adresse, der Zeitpunkt und ein Code Ihrer ' +
    'Netzadresse als Nachweis aufbewahrt, zusammen mit dem Inhalt des Angebots.',
  decline_title: 'Angebot ablehnen',
  reason: 'Ihr Grund (wenn Sie einen nennen möchten)',
  decline: 'Ablehnen',
  faults: {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie ada@example.com an.',
    agree: 'Bitte bestätigen Sie, dass Sie den Bedingungen zustimmen.',
    total: 'Ihre Auswahl ergibt einen anderen Gesamtbetrag. Bitte sehen Sie ihn an und nehmen Sie erneut an.',
    choice: 'Diese Positionen lassen sich nicht zusammen wählen. Bitte wählen Sie neu.',
  },
};

const fr: AnswerTexts = {
  accepted_by: 'Accepté par {name} le {date}.',
  accepted_on: 'Accepté le {date}.',
  accept_title: 'Accepter ce devis',
  optional: 'Vous pouvez ajouter',
  choose: 'Choix {group}',
  none: 'Aucune de ces lignes',
  show: 'Afficher le total avec ce choix',
  total: 'Total avec votre choix',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  agree: 'J’ai lu les conditions ci-dessus et je les accepte.',
  accept: 'Accepter pour ce total',
  proof:
    'Si vous acceptez, votre nom, votre adresse e-mail, l’heure et un code de votre adresse réseau sont ' +
    'conservés comme preuve, avec le contenu du devis.',
  decline_title: 'Refuser ce devis',
  reason: 'Votre motif (si vous souhaitez en donner un)',
  decline: 'Refuser',
  faults: {
    name: 'Veuillez indiquer votre nom.',
    email: 'Veuillez indiquer une adresse e-mail telle que ada@example.com.',
    agree: 'Veuillez confirmer que vous acceptez les conditions.',
    total: 'Votre choix donne un autre total. Veuillez le vérifier, puis accepter de nouveau.',
    choice: 'Ces lignes ne peuvent pas être choisies ensemble. Veuillez choisir de nouveau.',
  },
};

const es: AnswerTexts = {
  accepted_by: 'Aceptado por {name} el {date}.',
  accepted_on: 'Aceptado el {date}.',
  accept_title: 'Aceptar este presupuesto',
  optional: 'Puede añadir',
  choose: 'Elección {group}',
  none: 'Ninguna de estas',
  show: 'Mostrar el total con esta elección',
  total: 'Total con su elección',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  agree: 'He leído las condiciones anteriores y las acepto.',
  accept: 'Aceptar por este total',
  proof:
    'Si acepta, se guardan como prueba su nombre, su correo electrónico, la hora y un código de su ' +
    'dirección de red, junto con el contenido del presupuesto.',
  decline_title: 'Rechazar este presupuesto',
  reason: 'Su motivo (si desea indicarlo)',
  decline: 'Rechazar',
  faults: {
    name: 'Indique su nombre.',
    email: 'Indique un correo electrónico como ada@example.com.',
    agree: 'Confirme que acepta las condiciones.',
    total: 'Su elección da otro total. Compruébelo y acepte de nuevo.',
    choice: 'Estas líneas no se pueden elegir juntas. Elija de nuevo.',
  },
};

const it: AnswerTexts = {
  accepted_by: 'Accettato da {name} il {date}.',
  accepted_on: 'Accettato il {date}.',
  accept_title: 'Accetta questo preventivo',
  optional: 'Può aggiungere',
  choose: 'Scelta {group}',
  none: 'Nessuna di queste',
  show: 'Mostra il totale con questa scelta',
  total: 'Totale con la Sua scelta',
  name: 'Il Suo nome',
  email: 'Il Suo indirizzo e-mail',
  agree: 'Ho letto le condizioni qui sopra e le accetto.',
  accept: 'Accetta per questo totale',
  proof:
    'Se accetta, il Suo nome, il Suo indirizzo e-mail, l’ora e un codice del Suo indirizzo di rete sono ' +
    'conservati come prova, insieme al contenuto del preventivo.',
  decline_title: 'Rifiuta questo preventivo',
  reason: 'Il Suo motivo (se desidera indicarlo)',
  decline: 'Rifiuta',
  faults: {
    name: 'Indichi il Suo nome.',
    email: 'Indichi un indirizzo e-mail come ada@example.com.',
    agree: 'Confermi di accettare le condizioni.',
    total: 'La Sua scelta dà un altro totale. Lo verifichi e accetti di nuovo.',
    choice: 'Queste righe non si possono scegliere insieme. Scelga di nuovo.',
  },
};

const nl: AnswerTexts = {
  accepted_by: 'Aanvaard door {name} op {date}.',
  accepted_on: 'Aanvaard op {date}.',
  accept_title: 'Deze offerte aanvaarden',
  optional: 'U kunt toevoegen',
  choose: 'Keuze {group}',
  none: 'Geen van deze',
  show: 'Totaal met deze keuze tonen',
  total: 'Totaal met uw keuze',
  name: 'Uw naam',
  email: 'Uw e-mailadres',
  agree: 'Ik heb de voorwaarden hierboven gelezen en ga ermee akkoord.',
  accept: 'Aanvaarden voor dit totaal',
  proof:
    'Als u aanvaardt, worden uw naam, uw e-mailadres, het tijdstip en een code van uw netwerkadres als ' +
    'bewijs bewaard, samen met de inhoud van de offerte.',
  decline_title: 'Deze offerte afwijzen',
  reason: 'Uw reden (als u er een wilt geven)',
  decline: 'Afwijzen',
  faults: {
    name: 'Geef uw naam op.',
    email: 'Geef een e-mailadres op, zoals ada@example.com.',
    agree: 'Bevestig dat u met de voorwaarden akkoord gaat.',
    total: 'Uw keuze komt op een ander totaal. Bekijk het en aanvaard opnieuw.',
    choice: 'Deze regels kunnen niet samen worden gekozen. Kies opnieuw.',
  },
};

const byLanguage: Readonly<Record<string, AnswerTexts>> = { en, de, fr, es, it, nl };

/** In a language; English where there is nothing. */
export function answerTextsOf(language: string): AnswerTexts {
  return byLanguage[language.split('-', 1)[0] ?? ''] ?? en;
}
