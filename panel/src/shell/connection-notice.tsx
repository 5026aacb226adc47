import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionLost, onConnection } from '../api/connection';
import classes from './connection-notice.module.css';

/** Says that the service is out of reach. It is loaded with the frame, because later it could not be. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(onConnection, isConnectionLost);
  return (
    <div role="status" data-screen-only>
      {isLost && <p className={classes.notice}>{t('shell.offline')}</p>}
    </div>
  );
}
