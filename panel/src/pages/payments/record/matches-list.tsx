import { Badge, Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/formats';
import type { Match } from './matches';
import classes from './matches-list.module.css';
import '../../../i18n/document-texts';

interface MatchesProps {
  readonly matches: readonly Match[];
  readonly isLooking: boolean;
  readonly amount: number | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The open invoices that may match a payment. The user chooses; nothing is settled automatically. */
export function Matches({ matches, isLooking, amount, value, onChange }: MatchesProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group label={t('payments.settles')} value={value} onChange={onChange}>
      <Stack gap="xs" mt={6} aria-busy={isLooking || undefined}>
        {matches.map((match) => (
          <Radio
            key={match.invoice.id}
            value={match.invoice.id}
            label={<MatchText match={match} amount={amount} />}
          />
        ))}
        <Radio value="" label={t('payments.settlesNone')} />
      </Stack>
    </Radio.Group>
  );
}

function MatchText({ match, amount }: { match: Match; amount: number | undefined }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { hasAmount, hasNumber } = match;
  const { number, customer_name, amount_due, currency, due_date } = match.invoice;
  const rest = amount === undefined ? 0 : amount - amount_due;
  return (
    <span className={classes.match}>
      <span className={classes.name}>
        {number} · {customer_name}
      </span>
      {hasNumber && (
        <Badge size="sm" variant="default">
          {t('payments.matchesNumber')}
        </Badge>
      )}
      {hasAmount && (
        <Badge size="sm" variant="default">
          {t('payments.matchesAmount')}
        </Badge>
      )}
      <Text span size="xs" c="dimmed" className={classes.about}>
        {t('actions.allocateDue', { amount: money(amount_due, currency), day: day(due_date) })}
        {rest > 0 && ` · ${t('payments.rest', { amount: money(rest, currency) })}`}
      </Text>
    </span>
  );
}
