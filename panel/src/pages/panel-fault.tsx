import { Button } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Message } from '../components/messages';
import classes from './alone.module.css';

/** Shown after a failure of the panel itself: a bug, or a file that could not be loaded. */
export function PanelFault() {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.alone}>
      <Message
        isPage
        icon={IconBug}
        title={t('common.panelFault')}
        action={<Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>}
      >
        {t('common.panelFaultText')}
      </Message>
    </div>
  );
}
