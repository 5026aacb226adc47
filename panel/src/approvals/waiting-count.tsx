import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { waitingQuery } from './approval-queries';
import classes from './waiting-count.module.css';

/** How many requests wait for an approval; nothing for none. */
export default function WaitingCount() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: count = 0 } = useQuery(waitingQuery);
  if (count === 0) return null;
  return (
    <span className={classes.count} role="img" aria-label={t('shell.approvalsWaiting', { count })}>
      {formats.count(count)}
    </span>
  );
}
