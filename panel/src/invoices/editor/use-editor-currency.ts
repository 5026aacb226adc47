import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../customers/customer-queries';
import { useSession } from '../../session/use-session';
import type { InvoiceValues } from '../invoice-values';

/** The currency that the invoice will have: what was chosen, else that of the customer, else that of the house. */
export function useEditorCurrency({ currency, customer_id }: InvoiceValues): string {
  const usual = useSession()?.organization.currency ?? 'EUR';
  const { data } = useQuery({ ...customerQuery(customer_id ?? ''), enabled: customer_id !== null });
  const theirs = customer_id === null ? null : data?.currency;
  return currency ?? theirs ?? usual;
}
