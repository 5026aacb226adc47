import { statementFileExample } from '../../src/modules/bank/bank-statements/bank-statements.examples.js';
import type { ApiClient } from './api-client.js';

/** Identifiers by their prefixes. */
export interface BankThings {
  readonly bac: string;
  readonly bst: string;
  readonly bln: string;
  readonly mru: string;
}

/** A bank account of its own with a statement and a line that is held. Returns their identifiers by their prefixes. */
export async function bankThings(api: ApiClient): Promise<BankThings> {
  const account = await api.post('/bank-accounts', { name: 'Current account', currency: 'EUR' });
  const bac = account.body.id as string;
  const file = { content: statementFileExample };
  const imported = await api.post(`/bank-accounts/${bac}/statements`, file);
  if (imported.status !== 200) throw new Error(`A statement is refused: ${JSON.stringify(imported.body)}`);
  const bst = imported.body.statements[0].id as string;
  const lines = await api.get(`/bank-lines?bank_statement_id=${bst}`);
  const bln = lines.body.data[0].id as string;
  await api.post(`/bank-lines/${bln}/hold`, {});
  const rule = { name: 'Fees', text_contains: 'Fee', outcome: 'fee' };
  const mru = (await api.post('/matching-rules', rule)).body.id as string;
  return { bac, bst, bln, mru };
}

/** The same, but the bank account is another one, for which nothing was imported, so that any file is new. */
export async function bankStock(api: ApiClient): Promise<BankThings> {
  const things = await bankThings(api);
  const { body } = await api.post('/bank-accounts', { name: 'Savings', currency: 'EUR' });
  return { ...things, bac: body.id as string };
}
