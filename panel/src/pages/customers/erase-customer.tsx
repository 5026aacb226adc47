import { CountinghouseError, type Customer, type Erasure } from '@countinghouse/client';
import { Button, Group, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { useFormats } from '../../i18n/formats';
import '../../i18n/privacy-texts';

type Reason = Erasure['reason'];

/** Erases the personal data of a customer, after telling what goes and what has to stay. */
export function EraseCustomer({ customer, isOpen, onClose }: DialogState & { customer: Customer }) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('privacy.title', { name: customer.name })} size="lg">
      {isOpen && <Question customer={customer} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ customer: { id }, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<Reason>('requested');
  const preview = useQuery({
    queryKey: keysOf('erasure').part(id),
    queryFn: () => api.customers.erase(id, { reason: 'requested', dry_run: true }),
    gcTime: 0,
    retry: false,
  });
  const erasing = useMutation({
    mutationFn: () => api.customers.erase(id, { reason, dry_run: false }),
    onSuccess: () => {
      notifyDone(t('privacy.done'));
      onClose();
      return queryClient.invalidateQueries();
    },
  });
  const error = erasing.error ?? preview.error;
  return (
    <Stack gap="md">
      {error instanceof CountinghouseError && (
        <ProblemAlert problem={error}>
          <ProblemFacts problem={error} />
        </ProblemAlert>
      )}
      {preview.data !== undefined && <Preview erasure={preview.data} />}
      <ReasonField value={reason} onChange={setReason} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          color="red"
          disabled={preview.data === undefined}
          loading={erasing.isPending}
          onClick={() => erasing.mutate()}
        >
          {t('privacy.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}

function ReasonField({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) {
  const { t } = useTranslation();
  const reasons: Readonly<Record<Reason, string>> = {
    requested: t('privacy.reason_requested'),
    consent_withdrawn: t('privacy.reason_consent_withdrawn'),
    objection: t('privacy.reason_objection'),
    no_longer_needed: t('privacy.reason_no_longer_needed'),
  };
  return (
    <NativeSelect
      label={t('privacy.reason')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Reason)}
      data={Object.entries(reasons).map(([one, label]) => ({ value: one, label }))}
    />
  );
}

function Preview({ erasure: { erased, kept } }: { erasure: Erasure }) {
  const { t } = useTranslation();
  const { drafts, messages, links } = erased;
  return (
    <>
      <Text size="sm">{t('privacy.erased', { drafts, messages, links })}</Text>
      {kept.length === 0 ? (
        <Text size="sm">{t('privacy.nothingKept')}</Text>
      ) : (
        <>
          <Text size="sm">{t('privacy.keptText', { law: kept[0]?.law ?? '' })}</Text>
          <List size="sm">
            {kept.map((records) => (
              <List.Item key={`${records.kind} ${records.until}`}>
                <KeptText kept={records} />
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Text size="sm" fw={600}>
        {t('privacy.warning')}
      </Text>
    </>
  );
}

function KeptText({ kept: { kind, count, until } }: { kept: Erasure['kept'][number] }) {
  const { t } = useTranslation();
  const values = { count, until: useFormats().day(until) };
  return {
    invoices: t('privacy.kept_invoices', values),
    credit_notes: t('privacy.kept_credit_notes', values),
    payments: t('privacy.kept_payments', values),
  }[kind];
}
