/** The words of a Swiss payment part. They are prescribed, in these four languages. */
export interface SwissBillTexts {
  readonly receipt: string;
  readonly payment_part: string;
  readonly account: string;
  readonly reference: string;
  readonly message: string;
  readonly payable_by: string;
  readonly payable_by_blank: string;
  readonly currency: string;
  readonly amount: string;
  readonly acceptance: string;
  readonly separate: string;
  /** What the code is, for those who do not see it. */
  readonly code: string;
}

const en: SwissBillTexts = {
  receipt: 'Receipt',
  payment_part: 'Payment part',
  account: 'Account / Payable to',
  reference: 'Reference',
  message: 'Additional information',
  payable_by: 'Payable by',
  payable_by_blank: 'Payable by (name/address)',
  currency: 'Currency',
  amount: 'Amount',
  acceptance: 'Acceptance point',
  separate: 'Separate before paying in',
  code: 'Swiss QR Code with the data of the payment',
};

const de: SwissBillTexts = {
  receipt: 'Empfangsschein',
  payment_part: 'Zahlteil',
  account: 'Konto / Zahlbar an',
  reference: 'Referenz',
  message: 'Zusätzliche Informationen',
  payable_by: 'Zahlbar durch',
  payable_by_blank: 'Zahlbar durch (Name/Adresse)',
  currency: 'Währung',
  amount: 'Betrag',
  acceptance: 'Annahmestelle',
  separate: 'Vor der Einzahlung abzutrennen',
  code: 'Swiss QR Code mit den Daten der Zahlung',
};

const fr: SwissBillTexts = {
  receipt: 'Récépissé',
  payment_part: 'Section paiement',
  account: 'Compte / Payable à',
  reference: 'Référence',
  message: 'Informations supplémentaires',
  payable_by: 'Payable par',
  payable_by_blank: 'Payable par (nom/adresse)',
  currency: 'Monnaie',
  amount: 'Montant',
  acceptance: 'Point de dépôt',
  separate: 'A détacher avant le versement',
  code: 'Swiss QR Code avec les données du paiement',
};

const it: SwissBillTexts = {
  receipt: 'Ricevuta',
  payment_part: 'Sezione pagamento',
  account: 'Conto / Pagabile a',
  reference: 'Riferimento',
  message: 'Informazioni supplementari',
  payable_by: 'Pagabile da',
  payable_by_blank: 'Pagabile da (nome/indirizzo)',
  currency: 'Valuta',
  amount: 'Importo',
  acceptance: 'Punto di accettazione',
  separate: 'Da staccare prima del versamento',
  code: 'Swiss QR Code con i dati del pagamento',
};

const byLanguage: Readonly<Record<string, SwissBillTexts>> = { en, de, fr, it };

/** The words of a language; English where banks have prescribed none. */
export function swissBillTextsOf(language: string): SwissBillTexts {
  return byLanguage[language.slice(0, 2)] ?? en;
}
