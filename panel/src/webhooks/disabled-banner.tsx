import type { WebhookEndpoint } from '@countinghouse/client';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../i18n/webhook-texts';

/** Says on every page that endpoints get nothing, because nobody else would notice. */
export default function DisabledBanner({ disabled }: { disabled: readonly WebhookEndpoint[] }) {
  const { t } = useTranslation();
  const [only] = disabled.length === 1 ? disabled : [];
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="lg"
      role="status"
      data-screen-only
      icon={<IconAlertTriangle size={18} />}
      title={t('webhooks.bannerTitle', { count: disabled.length })}
    >
      {t('webhooks.bannerText')}{' '}
      <Anchor
        inherit
        c="inherit"
        td="underline"
        renderRoot={(props) =>
          only === undefined ? (
            <Link to="/settings/webhooks" {...props} />
          ) : (
            <Link to="/settings/webhooks/$endpointId" params={{ endpointId: only.id }} {...props} />
          )
        }
      >
        {t('webhooks.bannerLink')}
      </Anchor>
    </Alert>
  );
}
