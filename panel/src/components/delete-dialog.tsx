import { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';
import { ProblemFacts } from './notify';
import { ProblemAlert } from './problem-alert';

/** The texts of the question before a deletion. */
export interface DeleteQuestion {
  readonly title: string;
  /** Describes what will happen. */
  readonly text: ReactNode;
  readonly remove: () => Promise<unknown>;
  /** Returns advice for a failed deletion; undefined if there is none. */
  readonly advice?: (problem: CountinghouseError) => ReactNode;
}

interface DeleteDialogProps extends DeleteQuestion {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a deletion, and shows why it failed. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, onClose, title, text, remove, onRemoved, advice } = props;
  const { t } = useTranslation();
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const problem = removing.error instanceof CountinghouseError ? removing.error : undefined;
  const close = (): void => {
    removing.reset();
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={close} title={title}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        {problem !== undefined && (
          <ProblemAlert problem={problem}>
            <ProblemFacts problem={problem} />
            {advice?.(problem)}
          </ProblemAlert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={removing.isPending} onClick={() => removing.mutate()}>
            {t('common.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
