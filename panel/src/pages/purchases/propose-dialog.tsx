import { CountinghouseError, type BankAccount } from '@countinghouse/client';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { faultsOf } from '../../api/faults';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { RecordLoader } from '../../components/record-loader';
import { useTypedHere } from '../../components/typed-here';
import { DayField } from '../../fields/day-field';
import { dayAfter, todayIn } from '../../fields/day-text';
import { LastAttempt } from '../../forms/idempotency';
import { faultText } from '../../i18n/problem-texts';
import '../../i18n/purchase-texts';
import { useSession } from '../../session/use-session';
import { accountsQuery } from '../bank/bank-queries';

/** Bills that are due within a week are paid with those that are due now. */
const AHEAD_DAYS = 7;

/** Proposes a run of the bills that are due by a day. */
export function ProposeDialog({ isOpen, onClose }: DialogState) {
  const { t } = useTranslation();
  const query = useQuery({ ...accountsQuery, enabled: isOpen });
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('purchases.proposeTitle')} size="md">
      <RecordLoader query={query}>
        {(accounts) => <ProposeForm accounts={accounts.filter(isSepa)} onClose={onClose} />}
      </RecordLoader>
    </Dialog>
  );
}

function isSepa({ iban, currency }: BankAccount): boolean {
  return iban !== null && currency === 'EUR';
}

interface FormProps {
  readonly accounts: readonly BankAccount[];
  readonly onClose: () => void;
}

function ProposeForm({ accounts, onClose }: FormProps) {
  const { t } = useTranslation();
  const today = todayIn(useSession()?.organization.time_zone);
  const initial = {
    bank_account_id: accounts[0]?.id ?? '',
    due_until: dayAfter(today, AHEAD_DAYS),
    execute_on: today,
  };
  const [values, setValues] = useState(initial);
  useTypedHere(() => JSON.stringify(values) !== JSON.stringify(initial));
  const proposing = useProposing(onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    proposing.mutate(values);
  };
  if (accounts.length === 0) return <Text size="sm">{t('purchases.noAccount')}</Text>;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('purchases.proposeText')}</Text>
        <NativeSelect
          label={t('purchases.account')}
          data={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.bank_account_id}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, bank_account_id: value })}
        />
        <DayField
          label={t('purchases.dueUntil')}
          value={values.due_until}
          onChange={(due_until) => setValues({ ...values, due_until })}
        />
        <DayField
          label={t('purchases.executeOn')}
          value={values.execute_on}
          onChange={(execute_on) => setValues({ ...values, execute_on })}
        />
        <Trouble error={proposing.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={proposing.isPending} aria-keyshortcuts="Control+Enter">
            {t('purchases.proposeIt')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Trouble({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (!(error instanceof CountinghouseError)) return null;
  return (
    <ProblemAlert problem={error}>
      {faultsOf(error).map((fault) => (
        <div key={`${fault.pointer} ${fault.code}`}>{faultText(t, fault)}</div>
      ))}
      <ProblemFacts problem={error} />
    </ProblemAlert>
  );
}

function useProposing(onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useRecordChanged('payment-runs');
  const [lastAttempt] = useState(() => new LastAttempt());
  return useMutation({
    mutationFn: (values: { bank_account_id: string; due_until: string; execute_on: string }) =>
      api.paymentRuns.create(values, { idempotencyKey: lastAttempt.keyFor(values) }),
    onSuccess: (run) => {
      lastAttempt.ended(undefined);
      changed(run);
      notifyDone(t('purchases.proposed'));
      onClose();
      void navigate({ to: '/payment-runs/$runId', params: { runId: run.id } });
    },
    onError: (error) => {
      lastAttempt.ended(error instanceof CountinghouseError ? error.code : 'unreadable_answer');
    },
  });
}
