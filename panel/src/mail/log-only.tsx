import { Alert, Anchor } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useManages } from '../session/use-session';
import '../i18n/mail-texts';

/** Says before anything is sent that nothing leaves. */
export function LogOnly() {
  const { t } = useTranslation();
  const manages = useManages();
  return (
    <Alert variant="light" color="yellow" icon={<IconInbox size={18} aria-hidden />}>
      {t('messages.logOnly')}{' '}
      {manages && (
        <Anchor
          size="sm"
          c="inherit"
          underline="always"
          renderRoot={(props) => <Link to="/settings/mail" {...props} />}
        >
          {t('messages.logSettings')}
        </Anchor>
      )}
    </Alert>
  );
}
