import type { LinkProps } from '@tanstack/react-router';

/** Returns the link to an invoice. */
export function invoiceAddress(id: string): LinkProps {
  return { to: '/invoices/$invoiceId', params: { invoiceId: id } };
}
