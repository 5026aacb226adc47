import type { Customer, Statement } from '@countinghouse/client';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { LoadFault } from '../../components/messages';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import { DayField } from '../../fields/day-field';
import { isDay } from '../../fields/day-text';
import '../../i18n/statement-texts';
import { useMay } from '../../session/use-session';
import { balanceQuery } from '../customer-queries';
import { SendStatement } from './send-statement';
import { parametersOf, statementQuery, USUAL_PERIOD, type StatementPeriod } from './statement-calls';
import { StatementTable } from './statement-table';
import classes from './statement.module.css';

interface About {
  readonly customer: Customer;
}

/** The account of a customer between two days: to look at, to download and to send. */
export default function StatementOf({ customer }: About) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<StatementPeriod>(USUAL_PERIOD);
  const { data, error, refetch } = useQuery(statementQuery(customer.id, asked));
  return (
    <section className={classes.section} aria-labelledby="customer-statement">
      <Title order={2} id="customer-statement" mb="sm">
        {t('statements.title')}
      </Title>
      <Stack gap="md">
        <Group align="end">
          <PeriodFields key={customer.id} customer={customer} shown={data} onChange={setAsked} />
          <Actions customer={customer} period={asked} />
        </Group>
        {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
        {data !== undefined && error === null && <StatementTable statement={data} />}
        {data?.entries.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('statements.nothing')}
          </Text>
        )}
      </Stack>
    </section>
  );
}

interface PeriodFieldsProps extends About {
  /** What the service has answered with, which says what the usual period is. */
  readonly shown: Statement | undefined;
  readonly onChange: (period: StatementPeriod) => void;
}

/** A day that is not complete yet asks for nothing. */
function PeriodFields({ customer, shown, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Partial<StatementPeriod>>({});
  const { data: balances } = useQuery(balanceQuery(customer.id));
  const currencies = [shown?.currency ?? '', ...(balances?.data ?? []).map(({ currency }) => currency)];
  const change = (part: Partial<StatementPeriod>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    const { from = '', to = '', currency = '' } = next;
    if ([from, to].every((day) => day === '' || isDay(day))) onChange({ from, to, currency });
  };
  return (
    <>
      <DayField
        label={t('statements.from')}
        value={typed.from ?? shown?.from ?? ''}
        onChange={(from) => change({ from })}
      />
      <DayField
        label={t('statements.to')}
        value={typed.to ?? shown?.to ?? ''}
        onChange={(to) => change({ to })}
      />
      <NativeSelect
        label={t('statements.currency')}
        value={typed.currency ?? shown?.currency ?? ''}
        data={[...new Set(currencies.filter((one) => one !== ''))]}
        onChange={(event) => change({ currency: event.currentTarget.value })}
      />
    </>
  );
}

interface ActionsProps extends About {
  readonly period: StatementPeriod;
}

function Actions({ customer: { id }, period }: ActionsProps) {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const maySend = useMay('messages:write');
  const download = useMutation({
    mutationFn: () => api.customers.statementPdf(id, parametersOf(period)),
    onSuccess: (content) => saveFile(content, `statement-${id}.pdf`),
    onError: useNotifyProblem(),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('statements.download')}
      </Button>
      {maySend && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => setSending(true)}
        >
          {t('statements.send')}
        </Button>
      )}
      <Dialog isForm opened={isSending} onClose={() => setSending(false)} title={t('statements.sendTitle')}>
        <SendStatement customerId={id} period={period} onClose={() => setSending(false)} />
      </Dialog>
    </>
  );
}
