import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toTypeId } from '../../src/kernel/ids/type-id.js';

type Query = Readonly<Record<string, string>>;

/** Values of the filters of bank statements and lines. */
export const bankSamples: Readonly<Record<string, readonly Query[]>> = {
  state: ['new', 'held', 'ignored', 'matched'].map((state) => ({ state })),
  is_active: [{ is_active: 'true' }, { is_active: 'false' }],
  bank_account_id: [{ bank_account_id: 'the busiest' }, { bank_account_id: toTypeId('bac', randomUUID()) }],
  bank_statement_id: [{ bank_statement_id: toTypeId('bst', randomUUID()) }],
  booked_on: [
    { 'booked_on[gte]': '2021-12-24' },
    { 'booked_on[gte]': '2026-11-15' },
    { 'booked_on[lt]': '2026-11-18' },
    { 'booked_on[gt]': '2026-11-15', 'booked_on[lte]': '2026-11-18' },
  ],
};

/** The bank account with most of the lines. */
export async function busiestBankAccount(admin: pg.Pool, organizationId: string): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    'SELECT bank_account_id AS id FROM bank_lines WHERE organization_id = $1 ORDER BY id LIMIT 1',
    [organizationId],
  );
  return toTypeId('bac', rows[0]?.id ?? '');
}
