import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import classes from './bank.module.css';
import { ruleBody, type RuleValues } from './rule-values';

/** Shows which of the newest lines a rule would meet; nothing is saved. */
export function RuleTest({ values }: { values: RuleValues }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const notifyProblem = useNotifyProblem();
  const testing = useMutation({
    // A name is of no meaning here.
    mutationFn: () => api.matchingRules.test(ruleBody({ ...values, name: values.name || '-' })),
    onError: notifyProblem,
  });
  const { data } = testing;
  return (
    <div>
      <Button size="xs" variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
        {t('bank.testRule')}
      </Button>
      {data !== undefined && (
        <div role="status">
          <Text size="sm" mt="xs">
            {t('bank.ruleMeets', { count: data.met, of: data.looked_at })}
          </Text>
          <ul className={classes.invoices}>
            {data.lines.slice(0, 5).map((line) => (
              <li key={line.id}>
                <span>{day(line.booked_on)}</span>
                <span>{line.counterparty_name ?? line.text ?? t('bank.nobody')}</span>
                <span>{money(line.amount, line.currency)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
