import { CountinghouseError } from '@countinghouse/client';
import { Code, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../api/faults';
import { faultText, problemDetail, problemText } from '../i18n/problem-texts';
import { SessionEnded } from '../session/session-store';

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether there has been a notification. The notification area is loaded with the first one. */
export function isToasterWanted(): boolean {
  return isWanted;
}

export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What says that something is done, and may go when something new begins. */
const passing = new Set<string>();

/** Takes away what says that something is done: a dialog that opens lies where it stands. */
export function endNotices(): void {
  if (!isWanted) return;
  void import('@mantine/notifications').then(({ notifications }) => {
    for (const id of passing) notifications.hide(id);
    passing.clear();
  });
}

/** Shows a notification. */
function show(notification: NotificationData): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notification));
}

/** Shows a warning although nothing failed. */
export function notifyWarning(message: string): void {
  show({ message, color: 'yellow', closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}

/** Shows that something succeeded. */
export function notifyDone(message: string): void {
  const id = `done-${performance.now()}`;
  passing.add(id);
  show({
    id,
    message,
    color: 'pine',
    icon: <IconCheck size={18} />,
    autoClose: 5_000,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}

/** Returns a function that shows an error. It stays until closed, because the user may need the request id. */
export function useNotifyProblem(): (error: unknown) => void {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (error instanceof SessionEnded) return;
      const isProblem = error instanceof CountinghouseError;
      if (!isProblem) console.error(error);
      show({
        color: 'red',
        title: isProblem ? problemText(t, error) : t('common.panelFault'),
        message: isProblem && <ProblemFacts problem={error} />,
        autoClose: false,
        role: 'alert',
        closeButtonProps: { 'aria-label': t('common.close') },
      });
    },
    [t],
  );
}

/** The details of a problem, for support. */
export function ProblemFacts({ problem }: { problem: CountinghouseError }) {
  const { t } = useTranslation();
  const faults = faultsOf(problem).map((fault) => faultText(t, fault));
  // The faults say more than the sentence that counts them.
  const sentences =
    faults.length > 0 ? [...new Set(faults)] : [problemDetail(problem)].flatMap((sentence) => sentence ?? []);
  return (
    <>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {problem.requestId !== undefined && (
        <Text size="xs" c="dimmed">
          {t('common.requestId')} <Code>{problem.requestId}</Code>
        </Text>
      )}
    </>
  );
}
