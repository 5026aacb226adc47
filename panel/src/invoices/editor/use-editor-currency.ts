import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../customers/customer-queries';
import { useSession } from '../../session/use-session';
import type { InvoiceValues } from '../invoice-values';

/** Returns the currency of the invoice: the chosen one, otherwise the customer's, otherwise the organization's. */
export function useEditorCurrency({ currency, customer_id }: InvoiceValues): string {
  const usual = useSession()?.organization.currency ?? 'EUR';
  const { data } = useQuery({ ...customerQuery(customer_id ?? ''), enabled: customer_id !== null });
  const theirs = customer_id === null ? null : data?.currency;
  return currency ?? theirs ?? usual;
}
