import type { Allocation } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { useFormats } from '../i18n/formats';
import { Fact, Facts } from './facts';
import { invoiceAddress } from './invoice-address';

interface AllocationsProps {
  readonly allocations: readonly Allocation[];
  readonly currency: string;
  readonly unapplied: number;
}

/** Which invoices a payment or credit note settles, and what is left of it. */
export function Allocations({ allocations, currency, unapplied }: AllocationsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Facts title={t('payments.allocations')}>
      {allocations.map(({ invoice_id, amount }, index) => (
        <Fact key={`${invoice_id} ${index}`} name={<InvoiceLink id={invoice_id} />}>
          {money(amount, currency)}
        </Fact>
      ))}
      <Fact name={t('payments.unallocated')}>{money(unapplied, currency)}</Fact>
    </Facts>
  );
}

/** An invoice by its number, where only its identifier is known. */
function InvoiceLink({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['invoices', 'number', id],
    queryFn: async ({ signal }) => {
      const { number } = await api.invoices.get(id, { signal });
      return number;
    },
  });
  return <Anchor renderRoot={(props) => <Link {...invoiceAddress(id)} {...props} />}>{data ?? id}</Anchor>;
}
