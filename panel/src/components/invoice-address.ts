import type { LinkProps } from '@tanstack/react-router';

/** The way to one invoice. */
export function invoiceAddress(id: string): LinkProps {
  return { to: '/invoices/$invoiceId', params: { invoiceId: id } };
}
