import { randomUUID } from 'node:crypto';
import { toTypeId } from '../../src/kernel/ids/type-id.js';

type Query = Readonly<Record<string, string>>;

/** Values of the filters of what is bought. */
export const buyingSamples: Readonly<Record<string, readonly Query[]>> = {
  media_type: ['application/pdf', 'image/png', 'text/csv'].map((type) => ({
    media_type: type,
  })),
  'bills.status': 'inbox draft open approved paid disputed rejected void'
    .split(' ')
    .map((status) => ({ status })),
  'bill-payments.status': ['recorded', 'reversed'].map((status) => ({ status })),
  'payment-runs.status': 'proposed released settled cancelled'.split(' ').map((status) => ({ status })),
  bill_id: [{ bill_id: toTypeId('bil', randomUUID()) }],
  supplier_id: [{ supplier_id: toTypeId('sup', randomUUID()) }],
  supplier_number: [{ supplier_number: 'B-10' }, { supplier_number: 'none' }],
  tax_id: [{ tax_id: 'DE 10' }, { tax_id: 'none' }],
  iban: [{ iban: 'DE 10' }, { iban: 'none' }],
  paid_on: [
    { 'paid_on[gte]': '2021-12-24' },
    { 'paid_on[gte]': '2026-11-15' },
    { 'paid_on[gt]': '2026-11-15', 'paid_on[lte]': '2026-11-18' },
  ],
  execute_on: [{ 'execute_on[gte]': '2021-12-24' }, { 'execute_on[lt]': '2026-11-18' }],
};
