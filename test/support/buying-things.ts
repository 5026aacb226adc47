import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.js';

type BuyingThings = {
  readonly sup: string;
  readonly fil: string;
  readonly bil: string;
  readonly opened: string;
  readonly bpy: string;
  readonly prn: string;
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
  return {
    sup,
    fil,
    bil: draft.body.id as string,
    opened: opened.body.id as string,
    bpy: await paymentThing(api, sup),
    prn: await runThing(api),
  };
}

/** Money that went to a supplier, and settles nothing. */
async function paymentThing(api: ApiClient, supplier_id: string): Promise<string> {
  const paid = await api.post('/bill-payments', paymentBody(supplier_id));
  if (paid.status !== 201) throw new Error(`A payment is not recorded: ${JSON.stringify(paid.body)}`);
  return paid.body.id as string;
}

/** A run that pays one bill; where two people have to approve bills, the identifier of none. */
async function runThing(api: ApiClient): Promise<string> {
  const bank_accounts = [{ iban: 'DE89370400440532013000' }];
  const { body: supplier } = await api.post('/suppliers', { name: 'Paper Works', bank_accounts });
  const { body: bill } = await api.post('/bills', buyingBody(supplier.id as string, 'A-3'));
  const opened = await api.post(`/bills/${bill.id as string}/open`, { approve: true });
  if (opened.status !== 200) return `prn_${'0'.repeat(26)}`;
  const own = { name: 'Payments', currency: 'EUR', iban: 'DE02120300000000202051' };
  const { body: account } = await api.post('/bank-accounts', own);
  const bills = [{ bill_id: bill.id as string }];
  const run = await api.post('/payment-runs', { bank_account_id: account.id as string, bills });
  if (run.status !== 201) throw new Error(`A payment run is not made: ${JSON.stringify(run.body)}`);
  return run.body.id as string;
}

/** A payment to a supplier that settles nothing. */
export function paymentBody(supplier_id: string | undefined): object {
  return { supplier_id, amount: 100, currency: 'EUR', method: 'bank_transfer' };
}

/** A bill of a supplier in which nothing stops it. */
export function buyingBody(supplier_id: string | undefined, supplier_number: string): object {
  return { supplier_id, supplier_number, issue_date: '2026-01-20', currency: 'EUR', total: 119 };
}
