import { call, type SomeBooks } from './api-calls.js';
import { panel, token } from './in-browser.js';

type Json = Record<string, unknown>;

interface Writing {
  act(path: string, body?: unknown): Promise<Json>;
}

/** Asks for drafts to be finalized, with a key that may not do it alone. Returns the approvals. */
export async function askToFinalize({ act }: Writing, drafts: readonly string[]): Promise<string[]> {
  const limits = { needs_approval: { operations: ['invoices.finalize'] } };
  const { secret } = await act('/api-keys', { name: 'Bookkeeping agent', limits });
  const asked: string[] = [];
  for (const draft of drafts) {
    const path = `/invoices/${draft}/finalize`;
    const { status, body } = await call(panel, String(secret), { method: 'POST', path });
    if (status !== 202) throw new Error(`${path}: ${JSON.stringify(body)}`);
    asked.push((body as { id: string }).id);
  }
  return asked;
}

/** A request that waits, and one that is out of date. Returns the addresses of their pages. */
export async function approvalPages(
  { act }: Writing,
  { customer, product }: SomeBooks,
): Promise<Readonly<Record<string, string>>> {
  const sold = (quantity: number): object => ({
    ...{ customer_id: customer, tax_rate: 19 },
    items: [{ product_id: product, quantity, price: 95.5 }],
  });
  const drafts = [await act('/invoices', sold(1)), await act('/invoices', sold(2))].map(({ id }) =>
    String(id),
  );
  const [waiting, stale] = await askToFinalize({ act }, drafts);
  await call(panel, token, { method: 'PUT', path: `/invoices/${drafts[1]}`, body: sold(3) });
  await act(`/approvals/${stale}/approve`);
  return {
    '/approvals': '/approvals',
    '/approvals/$approvalId': `/approvals/${waiting}`,
    'stale approval': `/approvals/${stale}`,
  };
}
