import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';
import { useNotifyProblem } from './notify';

/** What is asked before something ends. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly run: () => Promise<unknown>;
}

interface QuestionDialogProps {
  /** Undefined while the dialog is closed. */
  readonly question: Question | undefined;
  readonly onClose: () => void;
  /** Called after success and after failure. */
  readonly onSettled: () => Promise<unknown>;
}

/** Asks before something ends, and does it. */
export function QuestionDialog({ question, onClose, onSettled }: QuestionDialogProps) {
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const doing = useMutation({
    mutationFn: (asked: Question) => asked.run(),
    onError: notifyProblem,
    onSettled: () => {
      onClose();
      return onSettled();
    },
  });
  return (
    <Dialog opened={question !== undefined} onClose={onClose} title={question?.title}>
      <Text size="sm">{question?.text}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          color="red"
          loading={doing.isPending}
          onClick={() => {
            if (question !== undefined) doing.mutate(question);
          }}
        >
          {question?.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
