import { useQuery } from '@tanstack/react-query';
import { sellerQuery } from './issue-queries';
import { saysSupplyDate } from './supply-date';

/** Whether the law of the organization's country usually wants an invoice to say when was supplied. */
export function useSaysSupplyDate(): boolean {
  // The country hardly ever changes while somebody writes an invoice.
  const { data } = useQuery({ ...sellerQuery, staleTime: 60_000 });
  return saysSupplyDate(data?.address?.country);
}
