/** A statement of MT940 with one payment, in base64, and what the service says of it. */
export const statementFileExample = Buffer.from(
  [
    ':20:STATEMENT',
    ':25:12030000/0000202051',
    ':28C:00042/001',
    ':60F:C261120EUR1000,00',
    ':61:2611201120C119,00NTRFNONREF//B6K20C1',
    ':86:166?00GUTSCHRIFT?20EREF+2026-0143?21SVWZ+Invoice 2026-0143',
    '?30BYLADEM1001?31DE75512108001245126199?32Lovelace Engines',
    ':62F:C261120EUR1119,00',
    '-',
    '',
  ].join('\r\n'),
).toString('base64');

const ids = { bank_account_id: 'bac_01h455vb4pex5vsknk084sn02q' } as const;
const times = { created_at: '2026-11-21T10:00:00.000Z', updated_at: '2026-11-21T10:00:00.000Z' } as const;

const factsExample = {
  counterparty_name: 'Lovelace Engines',
  counterparty_iban: 'DE75512108001245126199',
  counterparty_bic: 'BYLADEM1001',
  text: 'Invoice 2026-0143',
  end_to_end_id: '2026-0143',
  mandate_id: null,
  creditor_id: null,
  structured_reference: null,
  return_reason: null,
  original_amount: null,
  original_currency: null,
} as const;

/** What an import says of a statement, stored or not. */
export const importedStatementExample = {
  id: 'bst_01h455vb4pex5vsknk084sn02q',
  ...ids,
  kind: 'mt940',
  file_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  position: 1,
  statement_id: 'STATEMENT',
  sequence: '00042/001',
  from_on: '2026-11-20',
  to_on: '2026-11-20',
  opening_on: '2026-11-20',
  opening_balance: 1000,
  closing_on: '2026-11-20',
  closing_balance: 1119,
  is_closing_final: true,
  is_balanced: true,
  is_reversal_turned: false,
  new_lines: 1,
  known_lines: 0,
  filled_lines: 0,
  left_out: 0,
} as const;

export const bankStatementExample = { ...importedStatementExample, version: 1, ...times } as const;

export const bankLineExample = {
  id: 'bln_01h455vb4pex5vsknk084sn02q',
  version: 1,
  ...ids,
  bank_statement_id: 'bst_01h455vb4pex5vsknk084sn02q',
  position: 5,
  booked_on: '2026-11-20',
  valued_on: '2026-11-20',
  amount: 119,
  currency: 'EUR',
  ...factsExample,
  bank_reference: 'B6K20C1',
  batch_reference: null,
  bank_code: null,
  transaction_code: '166',
  charges: null,
  details_count: 0,
  matched_amount: 0,
  state: 'new',
  available_actions: ['hold', 'ignore', 'match'],
  hold_until: null,
  note: null,
  ...times,
} as const;

export const lineDetailExample = { amount: 119, ...factsExample } as const;
