import type { WebhookAttempt } from '@countinghouse/client';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/formats';
import classes from './webhooks.module.css';

/** How one request ended: what the receiver answered, or why there is no answer. */
export function AttemptResult({ attempt }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation();
  const { status, error, response_text } = attempt;
  const isGood = error === null;
  return (
    <Alert
      variant="light"
      color={isGood ? 'pine' : 'red'}
      icon={isGood ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      title={status === null ? t('webhooks.noAnswer') : t('webhooks.answered', { status })}
    >
      {error !== null && <Text size="sm">{error}</Text>}
      <AttemptFacts attempt={attempt} />
      {response_text !== null && response_text !== '' && <LogText text={response_text} />}
    </Alert>
  );
}

/** When a request went out, how long it took, and where it arrived. */
export function AttemptFacts({ attempt: { at, duration_ms, address } }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation();
  const { count, instant } = useFormats();
  const facts = [instant(at), t('webhooks.tookMs', { ms: count(duration_ms) }), address];
  return <Text size="xs">{facts.filter((fact) => fact !== null).join(' · ')}</Text>;
}

/** What was sent or answered, as it was. It can be scrolled by the keyboard. */
export function LogText({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  return (
    <div
      className={classes.text}
      role="textbox"
      aria-readonly
      aria-multiline
      aria-label={label ?? t('webhooks.answer')}
      tabIndex={0}
      translate="no"
    >
      {text}
    </div>
  );
}
