import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../components/messages';
import classes from './alone.module.css';

/** The page for an unknown path. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.alone}>
      <Message
        isPage
        icon={IconMapQuestion}
        title={t('common.missing')}
        action={
          <Button renderRoot={(props) => <Link to="/invoices" {...props} />}>{t('common.toInvoices')}</Button>
        }
      >
        {t('common.missingText')}
      </Message>
    </div>
  );
}
