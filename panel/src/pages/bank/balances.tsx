import type { BankAccount, BankBalance } from '@countinghouse/client';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { balancesQuery } from './bank-queries';

/** The latest balance of an account, and between which balances lines are missing. */
export function Balances({ account: { id, currency } }: { account: BankAccount }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { data = [] } = useQuery(balancesQuery(id));
  const latest = data.at(-1);
  if (latest === undefined) return null;
  return (
    <>
      <Text size="sm" mb="xs">
        {t('bank.balance', { day: day(latest.day), amount: money(latest.balance, currency) })}
      </Text>
      {holesIn(data).map(({ after, until, difference }) => (
        <Alert
          key={until}
          variant="light"
          color="yellow"
          mb="xs"
          icon={<IconAlertTriangle size={18} aria-hidden />}
        >
          {t('bank.hole', { after: day(after), until: day(until), amount: money(difference, currency) })}
        </Alert>
      ))}
    </>
  );
}

interface Hole {
  readonly after: string;
  readonly until: string;
  readonly difference: number;
}

function holesIn(balances: readonly BankBalance[]): Hole[] {
  return balances.flatMap(({ day, difference }, at) =>
    difference === 0 ? [] : [{ after: balances[at - 1]?.day ?? day, until: day, difference }],
  );
}
