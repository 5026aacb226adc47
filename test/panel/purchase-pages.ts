/** Who writes into the books, with a name and a text as long as people write them. */
interface Books {
  readonly name: string;
  readonly text: string;
  readonly write: (path: string, body: unknown) => Promise<string>;
  readonly act: (path: string, body?: unknown) => Promise<unknown>;
}

/** A supplier who is paid by hand and by runs: one that is proposed, with a bill left out, and one that is released. */
export async function purchasePages(books: Books): Promise<Readonly<Record<string, string>>> {
  const { name, text, write, act } = books;
  const iban = 'DE89370400440532013000';
  const supplier_id = await write('/suppliers', {
    ...{ name: `Paper of ${name}`, email: 'paper@example.com', note: text },
    bank_accounts: [{ iban }],
  });
  const approved = async (supplier_number: string, more: object = {}): Promise<string> => {
    const days = { issue_date: '2026-11-02', due_date: '2026-11-03' };
    const said = { supplier_id, supplier_number, currency: 'EUR', total: 119 };
    const bill = await write('/bills', { ...said, ...days, ...more });
    await act(`/bills/${bill}/open`, { approve: true });
    return bill;
  };
  const paid = await approved('PA-1');
  const payment = await write('/bill-payments', {
    ...{ supplier_id, amount: 120, currency: 'EUR', method: 'bank_transfer', reference: text },
    allocations: [{ bill_id: paid, amount: 116.62, discount: 2.38 }],
  });
  const bank_account_id = await write('/bank-accounts', {
    ...{ name: 'Payments', currency: 'EUR', iban: 'DE02120300000000202051' },
  });
  const transferred = await approved('PA-2');
  const released = await write('/payment-runs', { bank_account_id, bills: [{ bill_id: transferred }] });
  await act(`/payment-runs/${released}/release`);
  await approved('PA-3');
  await approved('PA-4', { currency: 'USD' });
  const proposed = await write('/payment-runs', { bank_account_id, due_until: '2026-11-03' });
  return {
    '/suppliers': '/suppliers',
    '/suppliers/$supplierId': `/suppliers/${supplier_id}`,
    '/bill-payments': '/bill-payments',
    '/bill-payments/$paymentId': `/bill-payments/${payment}`,
    '/payment-runs': '/payment-runs',
    '/payment-runs/$runId': `/payment-runs/${proposed}`,
    'released run': `/payment-runs/${released}`,
  };
}
