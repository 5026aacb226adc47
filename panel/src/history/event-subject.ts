import type { Event } from '@countinghouse/client';
import type { LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { invoiceAddress } from '../components/invoice-address';

/** Reads from an event what is known about its object, of any kind. Every field may be missing. */

type Happened = Pick<Event, 'data'> & { readonly type: string };

/** Returns what happened in words, which end with a colon only if the name of the object follows. */
export function happeningOf(t: TFunction, event: Happened): string {
  const key = event.type.replace('.', '_') as 'invoice_created';
  const what = t(`events.${key}`, { defaultValue: event.type });
  return nameOf(event) === undefined ? what.replace(/\s*:$/, '') : what;
}

/** Returns the name of the object: its number, name, subject, reference or e-mail, or the customer of a draft. */
export function nameOf(event: Happened): string | undefined {
  const reference = event.type.startsWith('payment.') ? text(event, 'reference') : undefined;
  const asked = event.type.startsWith('approval.') ? text(event, 'operation') : undefined;
  const own = asked ?? text(event, 'number') ?? text(event, 'name') ?? text(event, 'subject');
  return own ?? reference ?? text(event, 'customer_name') ?? text(event, 'email');
}

/** Returns the customer of the object, unless that is its name. */
export function partyOf(event: Happened): string | undefined {
  const party = text(event, 'customer_name');
  return party === nameOf(event) ? undefined : party;
}

/** Returns the amount of a document or payment. */
export function amountOf({ data: { object } }: Happened): { amount: number; currency: string } | undefined {
  const { total, amount = total, currency } = object;
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : undefined;
}

/** Returns the link to the object; undefined if it is deleted. */
export function addressOf(event: Happened): LinkProps | undefined {
  const [kind, happening] = event.type.split('.');
  const id = text(event, 'id');
  if (id === undefined || happening === 'deleted') return undefined;
  if (kind === 'invoice') return invoiceAddress(id);
  if (kind === 'recurring_invoice') {
    return { to: '/recurring-invoices/$recurringId', params: { recurringId: id } };
  }
  if (kind === 'quote') return { to: '/quotes/$quoteId', params: { quoteId: id } };
  if (kind === 'bill') return { to: '/bills/$billId', params: { billId: id } };
  if (kind === 'bill_payment') return { to: '/bill-payments/$paymentId', params: { paymentId: id } };
  if (kind === 'payment_run') return { to: '/payment-runs/$runId', params: { runId: id } };
  if (kind === 'supplier') return { to: '/suppliers/$supplierId', params: { supplierId: id } };
  if (kind === 'message') return { to: '/outbox/$messageId', params: { messageId: id } };
  if (kind === 'customer') return { to: '/customers/$customerId', params: { customerId: id } };
  if (kind === 'product') return { to: '/products/$productId', params: { productId: id } };
  if (kind === 'price_list') return { to: '/price-lists/$priceListId', params: { priceListId: id } };
  if (kind === 'payment') return { to: '/payments/$paymentId', params: { paymentId: id } };
  if (kind === 'credit_note') return { to: '/credit-notes/$creditNoteId', params: { creditNoteId: id } };
  if (kind === 'approval') return { to: '/approvals/$approvalId', params: { approvalId: id } };
  if (kind === 'api_key') return { to: '/settings/api' };
  return kind === 'organization' ? { to: '/settings/organization' } : undefined;
}

/** The kinds of objects by the prefix of their identifiers, as far as the panel has pages for them. */
const KINDS: Readonly<Record<string, string>> = {
  inv: 'invoice',
  rec: 'recurring_invoice',
  quo: 'quote',
  bil: 'bill',
  bpy: 'bill_payment',
  prn: 'payment_run',
  sup: 'supplier',
  msg: 'message',
  cus: 'customer',
  prd: 'product',
  prl: 'price_list',
  pay: 'payment',
  crn: 'credit_note',
};

/** Returns the link to a record; undefined if the panel has no page for its kind. */
export function addressOfRecord(id: string): LinkProps | undefined {
  const kind = KINDS[id.slice(0, 3)];
  return kind === undefined ? undefined : addressOf({ type: `${kind}.updated`, data: { object: { id } } });
}

function text({ data: { object } }: Happened, field: string): string | undefined {
  const value = object[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
