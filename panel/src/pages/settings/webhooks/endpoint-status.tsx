import type { WebhookEndpoint } from '@countinghouse/client';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../components/status-badge';

const TONES: Readonly<Record<string, Tone>> = { active: 'good', failing: 'bad', disabled: 'off' };

/** Whether an endpoint gets its events. */
export function EndpointStatus({ status }: Pick<WebhookEndpoint, 'status'>) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {t(`webhooks.status_${status as 'active'}`, { defaultValue: status })}
    </StatusBadge>
  );
}

/** Returns the service's sentence about the state. It is English, so only the English panel shows it. */
export function statusReason({ status_reason }: Pick<WebhookEndpoint, 'status_reason'>): string | undefined {
  return i18next.language === 'en' ? (status_reason ?? undefined) : undefined;
}
