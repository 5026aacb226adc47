import type { AcceptedLines, BankAccount } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import { useMay } from '../../session/use-session';
import { certainQuery } from './bank-queries';

/** Accepts every proposal of an account that is certain and alone, once it has said how many lines that books. */
export function AcceptCertain({ account }: { account: BankAccount }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('payments:write')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecks size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('bank.acceptCertain')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('bank.acceptCertainTitle')}>
        {isOpen && <Preview account={account} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

interface PreviewProps {
  readonly account: BankAccount;
  readonly onClose: () => void;
}

function Preview({ account, onClose }: PreviewProps) {
  const { t } = useTranslation();
  const { data: certain, isError } = useQuery(certainQuery(account.id));
  const accepting = useAccepting(account, onClose);
  return (
    <>
      <Text size="sm" aria-live="polite">
        {certain === undefined ? waiting() : told(certain)}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {t('bank.acceptCertainText')}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={certain === undefined || (certain.booked === 0 && !certain.isPart)}
          loading={accepting.isPending}
          onClick={() => accepting.mutate()}
        >
          {t('bank.accept')}
        </Button>
      </Group>
    </>
  );

  /** The oldest hundred lines are looked at; of more, it is at least so many. */
  function told({ booked, isPart }: { booked: number; isPart: boolean }): string {
    const count = { count: booked };
    return isPart ? t('bank.certainAtLeast', count) : t('bank.certainCount', count);
  }

  function waiting(): string {
    return isError ? t('bank.certainUnknown') : t('bank.certainLooked');
  }
}

function useAccepting({ id }: BankAccount, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  return useMutation({
    mutationFn: () => acceptAll(id),
    onSuccess: (booked) => {
      notifyDone(t('bank.acceptedCertain', { count: booked }));
      onDone();
    },
    onError: notifyProblem,
    // Invoices, payments and customers have changed with the lines, even if a later call has failed.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Calls until no line is left to look at. Returns how many were booked. */
async function acceptAll(account: string): Promise<number> {
  let booked = 0;
  let after: string | null | undefined;
  do {
    const body: { after?: string } = after ? { after } : {};
    const answer: AcceptedLines = await api.bankAccounts.acceptCertain(account, body);
    booked += answer.booked;
    after = answer.next_after;
  } while (after);
  return booked;
}
