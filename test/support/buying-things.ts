import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.js';

type BuyingThings = {
  readonly sup: string;
  readonly fil: string;
  readonly bil: string;
  readonly opened: string;
};

/** A supplier, a file that nothing names, a bill that can still be changed, and one that is open. */
export async function buyingThings(api: ApiClient): Promise<BuyingThings> {
  const content = Buffer.from(`Number;Total\n${randomUUID()};1\n`).toString('base64');
  const [supplier, file] = [
    await api.post('/suppliers', { name: 'Paper GmbH' }),
    await api.post('/received-files', { content }),
  ];
  const [sup, fil] = [supplier.body.id as string, file.body.id as string];
  const [draft, other] = [
    await api.post('/bills', buyingBody(sup, 'A-1')),
    await api.post('/bills', buyingBody(sup, 'A-2')),
  ];
  const opened = await api.post(`/bills/${other.body.id as string}/open`, {});
  if (opened.status !== 200) throw new Error(`A bill is not opened: ${JSON.stringify(opened.body)}`);
  return { sup, fil, bil: draft.body.id as string, opened: opened.body.id as string };
}

/** A bill of a supplier in which nothing stops it. */
export function buyingBody(supplier_id: string | undefined, supplier_number: string): object {
  return { supplier_id, supplier_number, issue_date: '2026-01-20', currency: 'EUR', total: 119 };
}
