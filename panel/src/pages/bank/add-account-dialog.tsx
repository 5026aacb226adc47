import { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { faultsOf } from '../../api/faults';
import { keysOf } from '../../api/query-keys';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { useTypedHere } from '../../components/typed-here';
import { CurrencySelect } from '../../forms/currency-select';
import { LastAttempt } from '../../forms/idempotency';
import { faultText } from '../../i18n/problem-texts';

interface Values {
  readonly name: string;
  readonly iban: string;
  readonly currency: string;
}

interface AddAccountProps {
  readonly onClose: () => void;
}

const EMPTY: Values = { name: '', iban: '', currency: 'EUR' };

/** Adds an account that statements are imported for. */
export function AddAccountDialog({ onClose }: AddAccountProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened onClose={onClose} title={t('bank.addAccountTitle')} size="md">
      <AccountForm onClose={onClose} />
    </Dialog>
  );
}

function AccountForm({ onClose }: AddAccountProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(EMPTY);
  useTypedHere(() => JSON.stringify(values) !== JSON.stringify(EMPTY));
  const adding = useAdding(onClose);
  const { error } = adding;
  const problem = error instanceof CountinghouseError ? error : undefined;
  const faults = problem === undefined ? [] : faultsOf(problem);
  const faultOf = (field: keyof Values): string | undefined => {
    const fault = faults.find(({ pointer }) => pointer === `#/${field}`);
    return fault && faultText(t, fault);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    adding.mutate(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <AccountFields values={values} onChange={setValues} faultOf={faultOf} />
        {problem !== undefined && faults.length === 0 && (
          <ProblemAlert problem={problem}>
            <ProblemFacts problem={problem} />
          </ProblemAlert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending} aria-keyshortcuts="Control+Enter">
            {t('bank.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface AccountFieldsProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly faultOf: (field: keyof Values) => string | undefined;
}

function AccountFields({ values, onChange, faultOf }: AccountFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<Values>): void => onChange({ ...values, ...change });
  return (
    <>
      <TextInput
        label={t('bank.accountName')}
        data-autofocus
        required
        value={values.name}
        error={faultOf('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('bank.iban')}
        description={t('bank.ibanHint')}
        value={values.iban}
        error={faultOf('iban')}
        onChange={(event) => set({ iban: event.currentTarget.value })}
      />
      <CurrencySelect
        label={t('bank.currency')}
        clearable={false}
        value={values.currency}
        error={faultOf('currency')}
        onChange={(currency) => set({ currency: currency ?? 'EUR' })}
      />
    </>
  );
}

function useAdding(onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [lastAttempt] = useState(() => new LastAttempt());
  return useMutation({
    mutationFn: ({ name, iban, currency }: Values) => {
      const body = { name, currency, ...(iban.trim() !== '' && { iban }) };
      return api.bankAccounts.create(body, { idempotencyKey: lastAttempt.keyFor(body) });
    },
    onSuccess: async ({ id, name }) => {
      await queryClient.invalidateQueries({ queryKey: keysOf('bank-accounts').all });
      notifyDone(t('bank.added', { name }));
      onClose();
      await navigate({ to: '/bank', search: { account: id } });
    },
    onError: (error) =>
      lastAttempt.ended(error instanceof CountinghouseError ? error.code : 'unreadable_answer'),
  });
}
