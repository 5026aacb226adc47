import type { CountinghouseError } from '@countinghouse/client';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-texts';

interface ProblemAlertProps {
  readonly problem: CountinghouseError;
  /** Explains the problem or what to do about it. */
  readonly children: ReactNode;
}

/** Shows why an action failed, next to the action. */
export function ProblemAlert({ problem, children }: ProblemAlertProps) {
  const { t } = useTranslation();
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertCircle size={18} />}
      title={problemText(t, problem)}
    >
      {children}
    </Alert>
  );
}
