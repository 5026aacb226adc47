import { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../api/faults';
import { Dialog } from '../components/dialog';
import { notifyDone, ProblemFacts } from '../components/notify';
import { ProblemAlert } from '../components/problem-alert';
import { useTypedHere } from '../components/typed-here';
import { LastAttempt } from '../forms/idempotency';
import { faultText } from '../i18n/problem-texts';
import classes from './action-dialog.module.css';
import type { DialogState } from './use-actions';
import { useRecordChanged, type RecordKind } from './use-record-changed';

/** Problems that say that somebody else has changed the record meanwhile. */
const CHANGED_MEANWHILE: ReadonlySet<string> = new Set([
  'precondition_failed',
  'invalid_state_transition',
  'already_sent',
]);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface ActionDialogProps<T extends Versioned> extends DialogState {
  readonly kind: RecordKind;
  readonly record: T;
  /** The values typed into the dialog (`useFresh`). Other values are another request. */
  readonly values?: unknown;
  readonly title: string;
  /** Describes what will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Changes this version of the record. May be repeated without harm. */
  readonly run: (options: { ifVersion: number; idempotencyKey: string }) => Promise<T>;
  /** Returns the message after success. */
  readonly done: (record: T) => string;
  /** Called after success. */
  readonly onDone?: () => void;
}

/** Asks before an irreversible change, sends it once however often the button is pressed, and shows why it failed. */
export function ActionDialog<T extends Versioned>(props: ActionDialogProps<T>) {
  const { isOpen, onClose, title, children, confirm, isDangerous = false } = props;
  const { t } = useTranslation();
  const running = useRunning(props);
  const close = (): void => {
    running.reset();
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={close} title={title} size="lg">
      <Stack gap="md">
        <TypedValues values={props.values} />
        {children}
        <Trouble error={running.error} />
        <Group justify="flex-end" gap="sm" className={classes.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            {...(isDangerous ? { color: 'red' } : {})}
            loading={running.isPending}
            aria-keyshortcuts="Control+Enter"
            onClick={() => running.mutate()}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Lets the dialog ask before it drops other values than it was opened with. */
function TypedValues({ values }: { values: unknown }) {
  const [before] = useState(() => JSON.stringify(values));
  useTypedHere(() => JSON.stringify(values) !== before);
  return null;
}

function useRunning<T extends Versioned>(props: ActionDialogProps<T>) {
  const { onClose, kind, record, values, run, done, onDone } = props;
  const changed = useRecordChanged(kind);
  const [lastAttempt] = useState(() => new LastAttempt());
  return useMutation({
    mutationFn: () => {
      const { version } = record;
      return run({ ifVersion: version, idempotencyKey: lastAttempt.keyFor({ version, values }) });
    },
    onSuccess: (after) => {
      lastAttempt.ended(undefined);
      changed(after);
      notifyDone(done(after));
      onClose();
      onDone?.();
    },
    onError: (error) => {
      const code = error instanceof CountinghouseError ? error.code : 'unreadable_answer';
      lastAttempt.ended(code);
      // The page behind the dialog then shows the change of the other person.
      if (CHANGED_MEANWHILE.has(code)) changed();
    },
  });
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
