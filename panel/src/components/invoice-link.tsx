import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { invoiceAddress } from './invoice-address';

interface InvoiceLinkProps {
  readonly id: string;
  /** What is shown of a draft, which has no number. */
  readonly draft?: string;
}

/** A link with the number of an invoice of which only the id is known. */
export function InvoiceLink({ id, draft = id }: InvoiceLinkProps) {
  const { data } = useQuery({
    queryKey: keysOf('invoices').part('number', id),
    queryFn: async ({ signal }) => {
      const { number } = await api.invoices.get(id, { signal });
      return number;
    },
  });
  return (
    <Anchor inherit renderRoot={(props) => <Link {...invoiceAddress(id)} {...props} />}>
      {data === null ? draft : (data ?? id)}
    </Anchor>
  );
}
