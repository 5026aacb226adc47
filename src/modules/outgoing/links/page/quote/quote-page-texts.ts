/** What the page of a quote says beside the quote. Braces stand for what is filled in. */
export interface QuotePageTexts {
  readonly states: Readonly<
    Record<'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled', string>
  >;
  /** `{date}`: the last day. */
  readonly until: string;
  readonly was_until: string;
  readonly newer: string;
  readonly withdrawn: string;
  readonly download: string;
  readonly total: string;
}

const en: QuotePageTexts = {
  states: {
    open: 'This quote is open',
    accepted: 'This quote was accepted',
    declined: 'This quote was declined',
    expired: 'This quote has expired',
    superseded: 'A newer quote has taken its place',
    cancelled: 'This quote was withdrawn',
  },
  until: 'You can accept it until {date}.',
  was_until: 'Its last day was {date}. Ask for a new one.',
  newer: 'Please look at the newer one; this one cannot be accepted any more.',
  withdrawn: 'It cannot be accepted any more.',
  download: 'Download the quote (PDF)',
  total: 'Total',
};

const de: QuotePageTexts = {
  states: {
    open: 'Dieses Angebot ist offen',
    accepted: 'Dieses Angebot wurde angenommen',
    declined: 'Dieses Angebot wurde abgelehnt',
    expired: 'Dieses Angebot ist abgelaufen',
    superseded: 'Ein neueres Angebot ist an seine Stelle getreten',
    cancelled: 'Dieses Angebot wurde zurückgezogen',
  },
  until: 'Sie können es bis {date} annehmen.',
  was_until: 'Sein letzter Tag war der {date}. Bitten Sie um ein neues.',
  newer: 'Bitte sehen Sie das neuere an; dieses kann nicht mehr angenommen werden.',
  withdrawn: 'Es kann nicht mehr angenommen werden.',
  download: 'Angebot herunterladen (PDF)',
  total: 'Gesamtbetrag',
};

const fr: QuotePageTexts = {
  states: {
    open: 'Ce devis est ouvert',
    accepted: 'Ce devis a été accepté',
    declined: 'Ce devis a été refusé',
    expired: 'Ce devis a expiré',
    superseded: 'Un devis plus récent l’a remplacé',
    cancelled: 'Ce devis a été retiré',
  },
  until: 'Vous pouvez l’accepter jusqu’au {date}.',
  was_until: 'Son dernier jour était le {date}. Demandez-en un nouveau.',
  newer: 'Veuillez consulter le plus récent ; celui-ci ne peut plus être accepté.',
  withdrawn: 'Il ne peut plus être accepté.',
  download: 'Télécharger le devis (PDF)',
  total: 'Total',
};

const es: QuotePageTexts = {
  states: {
    open: 'Este presupuesto está abierto',
    accepted: 'Este presupuesto fue aceptado',
    declined: 'Este presupuesto fue rechazado',
    expired: 'Este presupuesto ha caducado',
    superseded: 'Un presupuesto más reciente lo ha sustituido',
    cancelled: 'Este presupuesto fue retirado',
  },
  until: 'Puede aceptarlo hasta el {date}.',
  was_until: 'Su último día fue el {date}. Pida uno nuevo.',
  newer: 'Consulte el más reciente; este ya no se puede aceptar.',
  withdrawn: 'Ya no se puede aceptar.',
  download: 'Descargar el presupuesto (PDF)',
  total: 'Total',
};

const it: QuotePageTexts = {
  states: {
    open: 'Questo preventivo è aperto',
    accepted: 'Questo preventivo è stato accettato',
    declined: 'Questo preventivo è stato rifiutato',
    expired: 'Questo preventivo è scaduto',
    superseded: 'Un preventivo più recente lo ha sostituito',
    cancelled: 'Questo preventivo è stato ritirato',
  },
  until: 'Può accettarlo fino al {date}.',
  was_until: 'Il suo ultimo giorno era il {date}. Ne chieda uno nuovo.',
  newer: 'Consulti quello più recente; questo non può più essere accettato.',
  withdrawn: 'Non può più essere accettato.',
  download: 'Scarica il preventivo (PDF)',
  total: 'Totale',
};

const nl: QuotePageTexts = {
  states: {
    open: 'Deze offerte staat open',
    accepted: 'Deze offerte is aanvaard',
    declined: 'Deze offerte is afgewezen',
    expired: 'Deze offerte is verlopen',
    superseded: 'Een nieuwere offerte is in haar plaats gekomen',
    cancelled: 'Deze offerte is ingetrokken',
  },
  until: 'U kunt haar tot en met {date} aanvaarden.',
  was_until: 'Haar laatste dag was {date}. Vraag om een nieuwe.',
  newer: 'Bekijk de nieuwere; deze kan niet meer worden aanvaard.',
  withdrawn: 'Zij kan niet meer worden aanvaard.',
  download: 'Offerte downloaden (PDF)',
  total: 'Totaal',
};

const byLanguage: Readonly<Record<string, QuotePageTexts>> = { en, de, fr, es, it, nl };

/** What the page says in a language; English where there is nothing. */
export function quotePageTextsOf(language: string): QuotePageTexts {
  return byLanguage[language.split('-', 1)[0] ?? ''] ?? en;
}
