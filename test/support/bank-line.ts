import type { ApiClient } from './api-client.js';
import { bankAccount, importFile } from './bank-files.js';

/** An entry as a bank tells it; money in is above zero. */
export interface ToldEntry {
  readonly day?: string;
  readonly amount: number;
  readonly name?: string;
  readonly iban?: string;
  readonly text?: string;
  readonly endToEnd?: string;
}

const MAPPING = {
  separator: ';',
  decimal: '.',
  dates: 'ymd',
  columns: {
    booked_on: 'Day',
    amount: 'Amount',
    counterparty_name: 'Name',
    counterparty_iban: 'Iban',
    text: 'Text',
    end_to_end_id: 'Reference',
    bank_reference: 'Bank',
  },
};

let files = 0;

/** The day that it is in the books. */
export async function bankDay(api: ApiClient): Promise<string> {
  const { body } = await api.get('/organization');
  return String(body.updated_at).slice(0, 10);
}

/** Imports entries of today for a bank account, its own one by default. Returns their lines in their order. */
export async function bankEntries(
  api: ApiClient,
  entries: readonly ToldEntry[],
  account?: string,
): Promise<Record<string, unknown>[]> {
  const bac = account ?? (await bankAccount(api));
  const today = await bankDay(api);
  files += 1;
  const rows = entries.map(({ day = today, amount, name = '', iban = '', text = '', endToEnd = '' }, at) => {
    return [day, amount.toFixed(2), name, iban, text, endToEnd, `B${files}-${at}`].join(';');
  });
  const file = ['Day;Amount;Name;Iban;Text;Reference;Bank', ...rows, ''].join('\n');
  const imported = await importFile(api, bac, { text: file, csv_mapping: MAPPING });
  if (imported.status !== 200) throw new Error(`A file is refused: ${JSON.stringify(imported.body)}`);
  const statement = imported.body.statements[0].id as string;
  const { body } = await api.get(`/bank-lines?bank_statement_id=${statement}&limit=100`);
  const lines = body.data as Record<string, unknown>[];
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ bank_reference }: Record<string, unknown>): number {
  return Number(String(bank_reference).split('-')[1]);
}
