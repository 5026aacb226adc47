/** What a bank says of who paid and what for. */
export const wordsOfBankLines: Readonly<Record<string, string>> = {
  counterparty_name: '$',
  counterparty_iban: '$',
  counterparty_bic: '$',
  text: '$',
  end_to_end_id: '$',
  mandate_id: '$',
  creditor_id: '$',
  structured_reference: '$',
  details: '$',
  note: '$',
};

/** What a rule asks for of whom a bank names, and how it is called. */
export const wordsOfRules: Readonly<Record<string, string>> = {
  name: '$',
  counterparty_iban: '$',
  name_contains: '$',
  text_contains: '$',
};

/** Why a rule leaves lines out. A rule by which a customer pays has none. */
export const reasonsOfRules: Readonly<Record<string, string>> = { reason: '$' };
