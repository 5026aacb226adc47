import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../components/status-badge';
import '../../i18n/purchase-texts';

const TONES: Readonly<Record<string, Tone>> = { proposed: 'neutral', released: 'active', settled: 'good' };

/** The state of a payment run. */
export function RunStatus({ status }: { status: string }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={TONES[status] ?? 'off'}>{t(`purchases.status_${status as 'settled'}`)}</StatusBadge>
  );
}
