import { CountinghouseError, type AppliedCredit } from '@countinghouse/client';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import type { DialogState } from '../../actions/use-actions';
import { useRecordChanged } from '../../actions/use-record-changed';
import { Dialog } from '../../components/dialog';
import { InvoiceLink } from '../../components/invoice-link';
import { LoadFault } from '../../components/messages';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { LastAttempt } from '../../forms/idempotency';
import { useFormats } from '../../i18n/formats';
import { applicableCreditQuery } from '../customer-queries';
import '../../i18n/customer-texts';

interface ApplyCreditProps extends DialogState {
  readonly customerId: string;
}

/** Shows what credit would settle, by a dry run, and settles it. */
export default function ApplyCreditDialog({ customerId, isOpen, onClose }: ApplyCreditProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('customers.applyCreditAction')} size="lg">
      <Foreseen customerId={customerId} onClose={onClose} />
    </Dialog>
  );
}

function Foreseen({ customerId, onClose }: Omit<ApplyCreditProps, 'isOpen'>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(applicableCreditQuery(customerId));
  const applying = useApplying(customerId, onClose);
  const isPossible = data !== undefined && data.length > 0;
  return (
    <Stack gap="md">
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Text size="sm">{t('customers.applyCreditNothing')}</Text>}
      {isPossible && (
        <>
          <Text size="sm">{t('customers.applyCreditText')}</Text>
          <Parts settled={data} />
        </>
      )}
      {applying.error instanceof CountinghouseError && (
        <ProblemAlert problem={applying.error}>
          <ProblemFacts problem={applying.error} />
        </ProblemAlert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button disabled={!isPossible} loading={applying.isPending} onClick={() => applying.mutate()}>
          {t('customers.applyCreditConfirm')}
        </Button>
      </Group>
    </Stack>
  );
}

function Parts({ settled }: Pick<AppliedCredit, 'settled'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Table.ScrollContainer minWidth={260}>
      <Table horizontalSpacing={5}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('customers.applyCreditFrom')}</Table.Th>
            <Table.Th>{t('customers.applyCreditInvoice')}</Table.Th>
            <Table.Th ta="right">{t('customers.applyCreditAmount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {settled.map(({ payment_id, invoice_id, currency, amount }, index) => (
            <Table.Tr key={index}>
              <Table.Td>
                {t(`customers.applyCreditFrom_${payment_id === null ? 'credit_note' : 'payment'}`)}
              </Table.Td>
              <Table.Td>
                <InvoiceLink id={invoice_id} />
              </Table.Td>
              <Table.Td ta="right">{money(amount, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Settles once, however often it is asked for. */
function useApplying(customerId: string, onClose: () => void) {
  const { t } = useTranslation();
  const changed = useRecordChanged('payments');
  const [lastAttempt] = useState(() => new LastAttempt());
  return useMutation({
    mutationFn: () => {
      return api.customers.applyCredit(customerId, { idempotencyKey: lastAttempt.keyFor(customerId) });
    },
    onSuccess: ({ settled }) => {
      lastAttempt.ended(undefined);
      changed();
      notifyDone(t('customers.applyCreditDone', { count: settled.length }));
      onClose();
    },
    onError: (error) => {
      lastAttempt.ended(error instanceof CountinghouseError ? error.code : 'unreadable_answer');
    },
  });
}
