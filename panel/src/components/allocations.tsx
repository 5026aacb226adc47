import type { Allocation } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { Fact, Facts } from './facts';
import { InvoiceLink } from './invoice-link';
import '../i18n/document-texts';

interface AllocationsProps {
  readonly allocations: readonly Allocation[];
  readonly currency: string;
  readonly unapplied: number;
}

/** The invoices that a payment or credit note settles, and its remainder. */
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
