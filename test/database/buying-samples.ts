import { randomUUID } from 'node:crypto';
import { toTypeId } from '../../src/kernel/ids/type-id.js';

type Query = Readonly<Record<string, string>>;

/** Values of the filters of what is bought. */
export const buyingSamples: Readonly<Record<string, readonly Query[]>> = {
  media_type: ['application/pdf', 'image/png', 'text/csv'].map((type) => ({
    media_type: type,
  })),
  'bills.status': 'inbox draft open approved disputed rejected void'.split(' ').map((status) => ({ status })),
  supplier_id: [{ supplier_id: toTypeId('sup', randomUUID()) }],
  supplier_number: [{ supplier_number: 'B-10' }, { supplier_number: 'none' }],
  tax_id: [{ tax_id: 'DE 10' }, { tax_id: 'none' }],
  iban: [{ iban: 'DE 10' }, { iban: 'none' }],
};
