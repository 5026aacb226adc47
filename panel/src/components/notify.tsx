import { CountinghouseError } from '@countinghouse/client';
import { Code, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemDetail, problemText } from '../i18n/problem-texts';
import { SessionEnded } from '../session/session-store';

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether there was a notification yet. What shows them is fetched with the first. */
export function isToasterWanted(): boolean {
  return isWanted;
}

export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notification. */
function show(notification: NotificationData): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notification));
}

/** Says what a person should know although nothing went wrong. */
export function notifyWarning(message: string): void {
  show({ message, color: 'yellow', closeButtonProps: { 'aria-label': i18next.t('common.close') } });
}

/** Says that something was done. */
export function notifyDone(message: string): void {
  show({
    message,
    color: 'pine',
    icon: <IconCheck size={18} />,
    autoClose: 5_000,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}

/** Gives a function that tells of what went wrong. It stays until it is closed, for somebody may want the id. */
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

/** The particulars of a problem, for whoever looks into it. */
export function ProblemFacts({ problem }: { problem: CountinghouseError }) {
  const { t } = useTranslation();
  const detail = problemDetail(problem);
  return (
    <>
      {detail !== undefined && <Text size="sm">{detail}</Text>}
      {problem.requestId !== undefined && (
        <Text size="xs" c="dimmed">
          {t('common.requestId')} <Code>{problem.requestId}</Code>
        </Text>
      )}
    </>
  );
}
