import { CountinghouseError, type Invoice } from '@countinghouse/client';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../api/faults';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { LastAttempt } from '../../forms/idempotency';
import { faultText, problemText } from '../../i18n/problem-texts';
import { useInvoiceChanged } from './use-invoice-changed';

interface ActionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly invoice: Invoice;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly run: (key: string) => Promise<Invoice>;
  /** What is said when it is done. */
  readonly done: (invoice: Invoice) => string;
}

/** Asks before an invoice changes for good, does it once however often it is pressed, and says why it cannot. */
export function ActionDialog(props: ActionDialogProps) {
  const { isOpen, onClose, invoice, title, children, confirm, isDangerous = false, run, done } = props;
  const { t } = useTranslation();
  const changed = useInvoiceChanged();
  const [lastAttempt] = useState(() => new LastAttempt());
  const running = useMutation({
    mutationFn: () => run(lastAttempt.keyFor(invoice.version)),
    onSuccess: (after) => {
      lastAttempt.ended(undefined);
      changed(after);
      notifyDone(done(after));
      onClose();
    },
    onError: (error) => {
      const code = error instanceof CountinghouseError ? error.code : 'unreadable_answer';
      lastAttempt.ended(code);
      // Whoever was faster is seen behind the dialog.
      if (code === 'precondition_failed' || code === 'invalid_state_transition') changed();
    },
  });
  const close = (): void => {
    running.reset();
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={close} title={title}>
      <Stack gap="md">
        {children}
        <Trouble error={running.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            {...(isDangerous ? { color: 'red' } : {})}
            loading={running.isPending}
            onClick={() => running.mutate()}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Trouble({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (!(error instanceof CountinghouseError)) return null;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertCircle size={18} />}
      title={problemText(t, error)}
    >
      {faultsOf(error).map((fault) => (
        <div key={`${fault.pointer} ${fault.code}`}>{faultText(t, fault)}</div>
      ))}
      <ProblemFacts problem={error} />
    </Alert>
  );
}
