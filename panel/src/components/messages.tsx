import { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlugConnectedX, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-texts';
import classes from './messages.module.css';
import { ProblemFacts } from './notify';

interface MessageProps {
  readonly icon: Icon;
  readonly title: string;
  /** Whether the message fills its page. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A message in place of missing content: why it is missing, and what to do. */
export function Message({ icon: Symbol, title, isPage = false, children, action }: MessageProps) {
  return (
    <Paper withBorder className={classes.message}>
      <Stack align="center" gap="sm">
        <span className={classes.symbol}>
          <Symbol size={24} stroke={1.6} aria-hidden />
        </span>
        <Title order={isPage ? 1 : 2} size="h2" ta="center">
          {title}
        </Title>
        {children !== undefined && (
          <Text component="div" size="sm" c="dimmed" ta="center" maw={420}>
            {children}
          </Text>
        )}
        {action}
      </Stack>
    </Paper>
  );
}

interface LoadFaultProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** An alternative to retrying. */
  readonly action?: ReactNode;
}

/** A message in place of content that could not be loaded. */
export function LoadFault({ error, onRetry, action }: LoadFaultProps) {
  const { t } = useTranslation();
  if (!(error instanceof CountinghouseError)) return null;
  return (
    <div role="alert">
      <Message
        icon={IconPlugConnectedX}
        title={problemText(t, error)}
        action={
          <Group gap="xs" justify="center">
            <Button variant="default" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
            {action}
          </Group>
        }
      >
        <ProblemFacts problem={error} />
      </Message>
    </div>
  );
}
