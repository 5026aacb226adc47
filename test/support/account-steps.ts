import type { Tenant } from './tenant.js';

/** Whose account it is. */
export interface Account {
  readonly tenant: Tenant;
  readonly customer_id: string;
  readonly product_id: string;
}

interface Settlement {
  readonly due: number;
  readonly open_discounts: readonly { readonly pays: number }[];
}

/** What somebody does to the account; what the books do not allow is refused, and moves nothing. */
type Step = (account: Account, nth: number, cents: number) => Promise<unknown>;

export const accountSteps: Readonly<Record<string, Step>> = {
  invoice: ({ tenant, customer_id, product_id }, nth, cents) => {
    const items = [{ product_id, quantity: 1, price: cents / 100 }];
    const currency = nth % 4 === 0 ? 'CHF' : 'EUR';
    const prepaid_amount = nth % 5 === 0 ? cents / 200 : 0;
    const payment_terms = { net_days: 30, early_payment: [{ days: 20, percent: 3 }] };
    const terms = nth % 3 === 0 ? {} : { payment_terms };
    const body = {
      customer_id,
      items,
      currency,
      tax_rate: 19,
      finalize: true,
      round_payable_to: 0.05,
      ...terms,
    };
    return tenant.api.post('/invoices', { ...body, prepaid_amount: Math.round(prepaid_amount * 100) / 100 });
  },
  void: async (account, nth) =>
    account.tenant.api.post(`/invoices/${await one(account, 'invoices', nth)}/void`),
  write_off: async (account, nth) =>
    account.tenant.api.post(`/invoices/${await one(account, 'invoices', nth)}/mark-uncollectible`),
  pay_part: async (account, nth, cents) =>
    account.tenant.api.post(`/invoices/${await one(account, 'invoices', nth)}/payments`, {
      amount: cents / 100,
      method: 'cash',
    }),
  pay_all: async (account, nth) => {
    const id = await one(account, 'invoices', nth);
    const { amount_due: amount } = await account.tenant.shownInvoice(id);
    return account.tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash' });
  },
  pay_early: async (account, _nth, cents) => {
    await accountSteps['invoice']?.(account, 1, cents);
    const id = await one(account, 'invoices', 0);
    const { body } = await account.tenant.api.get(`/invoices/${id}`);
    const { open_discounts = [], due } = (body.settlement ?? {}) as Partial<Settlement>;
    const amount = open_discounts[0]?.pays ?? due;
    return account.tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash' });
  },
  pay_almost: async (account, nth, cents) => {
    const id = await one(account, 'invoices', nth);
    const { body } = await account.tenant.api.get(`/invoices/${id}`);
    const amount = Math.round(Number(body.amount_due) * 100 - (cents % 10)) / 100;
    const settle_rest = ['bank_fee', 'rounding', 'goodwill'][nth % 3];
    return account.tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash', settle_rest });
  },
  credit_part: async (account, nth, cents) =>
    account.tenant.api.post(`/invoices/${await one(account, 'invoices', nth)}/credit-notes`, {
      reason: 'other',
      items: [{ amount: cents / 200, tax_rate: 19, description: 'A part' }],
    }),
  receive: ({ tenant, customer_id }, nth, cents) => {
    const currency = nth % 4 === 0 ? 'CHF' : 'EUR';
    return tenant.api.post('/payments', { customer_id, currency, amount: cents / 100, method: 'cash' });
  },
  reverse: async (account, nth) =>
    account.tenant.api.post(`/payments/${await one(account, 'payments', nth)}/reverse`, {
      reason: 'bounced',
    }),
  refund: async (account, nth) =>
    account.tenant.api.post(`/payments/${await one(account, 'payments', nth)}/refund`),
  credit: async (account, nth) =>
    account.tenant.credit(
      await one(account, 'invoices', nth),
      nth % 2 === 0 ? { settlement: 'refunded' } : {},
    ),
  void_credit: async (account, nth) =>
    account.tenant.api.post(`/credit-notes/${await one(account, 'credit-notes', nth)}/void`),
  allocate: async (account, nth, cents) => {
    const allocations = [{ invoice_id: await one(account, 'invoices', nth), amount: cents / 100 }];
    return account.tenant.api.post(`/credit-notes/${await one(account, 'credit-notes', nth)}/allocate`, {
      allocations,
    });
  },
  pay_out: async (account, nth) =>
    account.tenant.api.post(`/credit-notes/${await one(account, 'credit-notes', nth)}/mark-refunded`, {}),
  unallocate: async (account, nth) => {
    const id = await one(account, 'payments', nth);
    const { body } = await account.tenant.api.get(`/payments/${id}`);
    const allocations = ((body.allocations ?? []) as { invoice_id: string }[]).slice(0, 1);
    const [first] = allocations.map(({ invoice_id }) => ({ invoice_id }));
    return account.tenant.api.post(`/payments/${id}/unallocate`, { allocations: [first] });
  },
};

async function one({ tenant, customer_id }: Account, collection: string, nth: number): Promise<string> {
  const { body } = await tenant.api.get(`/${collection}?limit=100&customer_id=${customer_id}`);
  const found = body.data as { id: string }[];
  return found[nth % Math.max(found.length, 1)]?.id ?? 'none';
}
