import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialog-frame';

interface DiscardQuestionProps {
  readonly isAsked: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before something typed is lost. */
export function DiscardQuestion({ isAsked, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={isAsked} onClose={onKeep} title={t('common.discardQuestion')}>
      <Text size="sm">{t('common.discardText')}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onDiscard}>
          {t('common.discard')}
        </Button>
        <Button onClick={onKeep} data-autofocus>
          {t('common.keepEditing')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
