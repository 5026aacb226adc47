/** What a column of a file says. */
export const csvColumns = [
  'booked_on',
  'valued_on',
  'amount',
  'debit',
  'credit',
  'fee',
  'currency',
  'counterparty_name',
  'counterparty_iban',
  'counterparty_bic',
  'text',
  'end_to_end_id',
  'mandate_id',
  'creditor_id',
  'bank_reference',
  'original_amount',
  'original_currency',
  'balance',
  'account',
] as const;

export type CsvColumn = (typeof csvColumns)[number];

export const csvSeparators = [',', ';', '\t'] as const;
export const csvDecimals = [',', '.'] as const;
export const csvDates = ['dmy', 'mdy', 'ymd'] as const;

/**
 * How a file of values is read. A column is named by its header, or by its place as `#5`, from 1, where headers repeat.
 * Of several headers for one meaning, each that the file has is read, and their texts are joined.
 */
export interface CsvMapping {
  readonly separator: (typeof csvSeparators)[number];
  readonly decimal: (typeof csvDecimals)[number];
  readonly dates: (typeof csvDates)[number];
  readonly columns: Readonly<Partial<Record<CsvColumn, string | readonly string[]>>>;
  /** Rows with this value in a column, or one of these, are not booked. */
  readonly skip?: { readonly column: string; readonly value: string | readonly string[] } | undefined;
}

/** A file that is known by the headers that it has. */
export interface KnownCsv extends CsvMapping {
  readonly name: string;
  readonly headers: readonly string[];
}

const GERMAN = { separator: ';', decimal: ',', dates: 'dmy' } as const;
const PLAIN = { separator: ',', decimal: '.', dates: 'ymd' } as const;

/** The files of banks, by their headers. The first that fits is taken. */
export const knownCsvs: readonly KnownCsv[] = [
  {
    ...GERMAN,
    name: 'Sparkasse',
    headers: ['Auftragskonto', 'Buchungstag', 'Valutadatum', 'Verwendungszweck', 'Betrag', 'Info'],
    columns: {
      account: 'Auftragskonto',
      booked_on: 'Buchungstag',
      valued_on: 'Valutadatum',
      amount: 'Betrag',
      currency: ['Waehrung', 'Währung'],
      counterparty_name: ['Beguenstigter/Zahlungspflichtiger', 'Begünstigter/Zahlungspflichtiger'],
      counterparty_iban: 'Kontonummer/IBAN',
      counterparty_bic: 'BIC (SWIFT-Code)',
      text: 'Verwendungszweck',
      end_to_end_id: 'Kundenreferenz (End-to-End)',
      mandate_id: 'Mandatsreferenz',
      creditor_id: ['Glaeubiger ID', 'Gläubiger ID'],
      original_amount: 'Lastschrift Ursprungsbetrag',
    },
    skip: { column: 'Info', value: 'Umsatz vorgemerkt' },
  },
  {
    ...GERMAN,
    name: 'Deutsche Bank, Postbank',
    headers: ['Buchungstag', 'Wert', 'Umsatzart', 'Verwendungszweck', 'Betrag', 'Soll', 'Haben'],
    columns: {
      booked_on: 'Buchungstag',
      valued_on: 'Wert',
      amount: 'Betrag',
      currency: 'Währung',
      counterparty_name: 'Begünstigter / Auftraggeber',
      counterparty_iban: 'IBAN / Kontonummer',
      counterparty_bic: 'BIC',
      text: 'Verwendungszweck',
      end_to_end_id: 'Kundenreferenz',
      mandate_id: 'Mandatsreferenz',
      creditor_id: 'Gläubiger ID',
    },
  },
  {
    ...GERMAN,
    name: 'ING, with balances',
    headers: ['Buchung', 'Auftraggeber/Empfänger', 'Buchungstext', 'Verwendungszweck', 'Saldo', 'Betrag'],
    columns: {
      booked_on: 'Buchung',
      valued_on: ['Wertstellungsdatum', 'Valuta'],
      amount: 'Betrag',
      currency: '#9',
      counterparty_name: 'Auftraggeber/Empfänger',
      text: 'Verwendungszweck',
      balance: 'Saldo',
    },
  },
  {
    ...GERMAN,
    name: 'ING',
    headers: ['Buchung', 'Auftraggeber/Empfänger', 'Buchungstext', 'Verwendungszweck', 'Betrag'],
    columns: {
      booked_on: 'Buchung',
      valued_on: ['Wertstellungsdatum', 'Valuta'],
      amount: 'Betrag',
      currency: 'Währung',
      counterparty_name: 'Auftraggeber/Empfänger',
      text: 'Verwendungszweck',
    },
  },
  {
    ...GERMAN,
    name: 'DKB',
    headers: ['Buchungsdatum', 'Wertstellung', 'Zahlungspflichtige*r', 'Zahlungsempfänger*in', 'Betrag (€)'],
    columns: {
      booked_on: 'Buchungsdatum',
      valued_on: 'Wertstellung',
      amount: 'Betrag (€)',
      counterparty_name: ['Zahlungspflichtige*r', 'Zahlungsempfänger*in'],
      counterparty_iban: 'IBAN',
      text: 'Verwendungszweck',
      end_to_end_id: 'Kundenreferenz',
      mandate_id: 'Mandatsreferenz',
      creditor_id: 'Gläubiger-ID',
    },
    skip: { column: 'Status', value: 'Vorgemerkt' },
  },
  {
    ...GERMAN,
    name: 'VR, GLS',
    headers: ['Buchungstag', 'Valutadatum', 'Name Zahlungsbeteiligter', 'IBAN Zahlungsbeteiligter', 'Betrag'],
    columns: {
      account: 'IBAN Auftragskonto',
      booked_on: 'Buchungstag',
      valued_on: 'Valutadatum',
      amount: 'Betrag',
      currency: 'Waehrung',
      counterparty_name: 'Name Zahlungsbeteiligter',
      counterparty_iban: 'IBAN Zahlungsbeteiligter',
      counterparty_bic: 'BIC (SWIFT-Code) Zahlungsbeteiligter',
      text: 'Verwendungszweck',
      mandate_id: 'Mandatsreferenz',
      creditor_id: 'Glaeubiger ID',
      balance: 'Saldo nach Buchung',
    },
  },
  {
    ...PLAIN,
    name: 'N26',
    headers: ['Booking Date', 'Value Date', 'Partner Name', 'Partner Iban', 'Amount (EUR)'],
    columns: {
      booked_on: 'Booking Date',
      valued_on: 'Value Date',
      amount: 'Amount (EUR)',
      counterparty_name: 'Partner Name',
      counterparty_iban: 'Partner Iban',
      text: 'Payment Reference',
      original_amount: 'Original Amount',
      original_currency: 'Original Currency',
    },
  },
  {
    ...PLAIN,
    name: 'N26, before 2024',
    headers: ['Date', 'Payee', 'Account number', 'Transaction type', 'Payment reference', 'Amount (EUR)'],
    columns: {
      booked_on: 'Date',
      amount: 'Amount (EUR)',
      counterparty_name: 'Payee',
      counterparty_iban: 'Account number',
      text: 'Payment reference',
    },
  },
  {
    ...PLAIN,
    name: 'Wise',
    dates: 'dmy',
    headers: ['TransferWise ID', 'Date', 'Amount', 'Currency', 'Running Balance'],
    columns: {
      bank_reference: 'TransferWise ID',
      booked_on: 'Date',
      amount: 'Amount',
      currency: 'Currency',
      counterparty_name: ['Payer Name', 'Payee Name', 'Merchant'],
      counterparty_iban: 'Payee Account Number',
      text: ['Description', 'Payment Reference'],
      balance: 'Running Balance',
    },
  },
  {
    ...PLAIN,
    name: 'Revolut Business',
    headers: ['Date started (UTC)', 'Date completed (UTC)', 'State', 'Payment currency', 'Amount', 'Fee'],
    columns: {
      booked_on: 'Date completed (UTC)',
      amount: 'Amount',
      fee: 'Fee',
      currency: 'Payment currency',
      counterparty_name: ['Payer', 'Beneficiary name'],
      counterparty_iban: 'Beneficiary IBAN',
      text: ['Description', 'Reference'],
      original_amount: 'Orig amount',
      original_currency: 'Orig currency',
    },
    skip: { column: 'State', value: ['PENDING', 'REVERTED', 'DECLINED', 'FAILED'] },
  },
  {
    ...PLAIN,
    name: 'Revolut',
    headers: ['Type', 'Product', 'Started Date', 'Completed Date', 'Amount', 'Fee', 'State', 'Balance'],
    columns: {
      booked_on: 'Completed Date',
      amount: 'Amount',
      fee: 'Fee',
      currency: 'Currency',
      text: 'Description',
    },
    skip: { column: 'State', value: ['PENDING', 'REVERTED', 'DECLINED', 'FAILED'] },
  },
  {
    ...PLAIN,
    name: 'Stripe',
    headers: ['balance_transaction_id', 'created_utc', 'currency', 'gross', 'fee', 'net'],
    columns: {
      bank_reference: 'balance_transaction_id',
      booked_on: 'created_utc',
      amount: 'gross',
      fee: 'fee',
      currency: 'currency',
      text: ['description', 'reporting_category'],
      end_to_end_id: 'payment_intent_id',
    },
  },
  {
    ...GERMAN,
    name: 'PayPal',
    separator: ',',
    headers: ['Datum', 'Uhrzeit', 'Zeitzone', 'Status', 'Währung', 'Brutto', 'Gebühr', 'Transaktionscode'],
    columns: {
      bank_reference: 'Transaktionscode',
      booked_on: 'Datum',
      amount: 'Brutto',
      fee: 'Gebühr',
      currency: 'Währung',
      counterparty_name: 'Name',
      text: ['Typ', 'Rechnungsnummer'],
    },
    skip: { column: 'Status', value: 'Ausstehend' },
  },
];
