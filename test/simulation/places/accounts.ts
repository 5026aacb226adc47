import { unitsOf } from '../model/fraction.js';
import type { Customer } from '../model/shapes.js';
import { partsOf } from '../model/plan.js';
import { must, type World } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

interface Sums {
  readonly currency: string;
  readonly due: number;
  readonly overdue: number;
  readonly credit: number;
}

/** What each customer owes and is owed. */
export const balances: Place = {
  name: 'balance of a customer',
  cost: 'cheap',
  reads: ['CustomerBalance.due', 'CustomerBalance.overdue', 'CustomerBalance.credit'],
  read: async (world) => {
    for (const customer of world.model.customers.values()) {
      const { label } = customer;
      const path = `/customers/${world.idOf(label)}/balance`;
      const rows = must(await world.api.get(path), 200).data as Sums[];
      for (const currency of world.model.currenciesOf(customer)) {
        const row = rows.find((one) => one.currency === currency) ?? { due: 0, overdue: 0, credit: 0 };
        const shown = { due: row.due, overdue: row.overdue, credit: row.credit };
        const right = world.model.balance(customer, currency);
        same(`balance: ${label} ${currency}`, right, inUnits(shown, currency));
      }
    }
  },
};

/** The sums over all customers, by currency. */
export const receivables: Place = {
  name: 'receivables',
  cost: 'cheap',
  reads: ['CurrencyReceivables.due', 'CurrencyReceivables.overdue', 'CurrencyReceivables.unapplied_credit'],
  read: async (world) => {
    const { model } = world;
    const rows = must(await world.api.get('/reports/receivables'), 200).data as any[];
    const customers = [...model.customers.values()];
    for (const currency of new Set(customers.flatMap((one) => model.currenciesOf(one)))) {
      const all = customers.map((customer) => model.balance(customer, currency));
      const sumOf = (name: 'due' | 'overdue' | 'credit') =>
        all.reduce((total, balance) => total + balance[name], 0n);
      const row = rows.find((one) => one.currency === currency);
      const { due = 0, overdue = 0, unapplied_credit: credit = 0 } = row ?? {};
      const right = { due: sumOf('due'), overdue: sumOf('overdue'), credit: sumOf('credit') };
      same(`receivables: ${currency}`, right, inUnits({ due, overdue, credit }, currency));
    }
  },
};

/** What was taken off invoices, by currency: each cent of it is in the revenue of some month. */
export const deductions: Place = {
  name: 'deductions in the revenue',
  cost: 'cheap',
  reads: ['RevenueSums.total', 'CurrencyRevenue.bank_fees'],
  read: async (world) => {
    const rows = must(await world.api.get('/reports/revenue'), 200).data as any[];
    for (const { currency, discounted, bank_fees } of rows) {
      const own = [...world.model.invoices.values()].filter((one) => one.currency === currency);
      const right = own.reduce((total, one) => total + one.discount + one.waived, 0n);
      const shown = unitsOf(discounted.total, currency) + unitsOf(bank_fees, currency);
      same(`deductions: ${currency}`, right, shown);
    }
  },
};

/** The account of a customer up to today: the balance, what is open, and the credit. */
export const statements: Place = {
  name: 'statement',
  cost: 'cheap',
  reads: ['Statement.closing_balance', 'Statement.unapplied_credit', 'StatementInvoice.amount_due'],
  read: async (world, touched) => {
    const customer = customerOf(world, touched);
    if (customer === undefined) return;
    const { model } = world;
    const { label } = customer;
    const currency = model.invoices.get(touched['invoice'] ?? '')?.currency ?? customer.currency;
    const path = `/customers/${world.idOf(label)}/statement?currency=${currency}`;
    const statement = must(await world.api.get(path), 200);
    const { due, credit } = model.balance(customer, currency);
    const shown = inUnits(
      { closing: statement.closing_balance, credit: statement.unapplied_credit },
      currency,
    );
    same(`statement: ${label}`, { closing: due - credit, credit }, shown);
    const open = [...model.invoices.values()].filter(
      (one) => one.customer === label && one.currency === currency && model.asked(one) > 0n,
    );
    const rows = (statement.open_invoices as { invoice_id: string; amount_due: number }[]).map(
      ({ invoice_id, amount_due }) => `${invoice_id} ${unitsOf(amount_due, currency)}`,
    );
    const right = open.flatMap((one) => {
      const parts = partsOf(model, one).filter((part) => part.open > 0n);
      const amounts = one.plan === undefined ? [model.asked(one)] : parts.map((part) => part.open);
      return amounts.map((amount) => `${world.idOf(one.label)} ${amount}`);
    });
    same(`open invoices of a statement: ${label}`, right.sort(), rows.sort());
  },
};

function customerOf({ model }: World, touched: Readonly<Record<string, string>>): Customer | undefined {
  const { customer, invoice, payment, note } = touched;
  const label =
    customer ??
    model.invoices.get(invoice ?? '')?.customer ??
    model.payments.get(payment ?? '')?.customer ??
    model.creditNotes.get(note ?? '')?.customer;
  return model.customers.get(label ?? '');
}

function inUnits(sums: Readonly<Record<string, number | string>>, currency: string): object {
  return Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, unitsOf(amount, currency)]));
}
