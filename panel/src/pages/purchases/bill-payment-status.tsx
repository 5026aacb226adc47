import type { SupplierPaymentFacts } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';

type About = Pick<SupplierPaymentFacts, 'status' | 'unapplied_amount' | 'currency'>;

/** Reversed, with a remainder that pays nothing yet, or completely used. */
export function BillPaymentStatus({ payment: { status, unapplied_amount, currency } }: { payment: About }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (status === 'reversed') return <StatusBadge tone="off">{t('purchases.status_reversed')}</StatusBadge>;
  if (unapplied_amount === 0) return <StatusBadge tone="good">{t('purchases.status_applied')}</StatusBadge>;
  return (
    <StatusBadge tone="active">
      {t('purchases.status_left', { amount: money(unapplied_amount, currency) })}
    </StatusBadge>
  );
}
