import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';
import { useNotifyProblem } from './notify';

/** What is asked before something ends. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** A choice that can be made besides. */
  readonly option?: string;
  /** Takes whether the choice was made. */
  readonly run: (isChosen: boolean) => Promise<unknown>;
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
  const [isChosen, setChosen] = useState(false);
  const doing = useMutation({
    mutationFn: (asked: Question) => asked.run(isChosen),
    onError: notifyProblem,
    onSettled: () => {
      setChosen(false);
      onClose();
      return onSettled();
    },
  });
  return (
    <Dialog opened={question !== undefined} onClose={onClose} title={question?.title}>
      <Text size="sm">{question?.text}</Text>
      {question?.option !== undefined && (
        <Checkbox
          mt="md"
          label={question.option}
          checked={isChosen}
          onChange={(event) => setChosen(event.currentTarget.checked)}
        />
      )}
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
