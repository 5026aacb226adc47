import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';

/** Asks before leaving a page with unsaved changes. */
export function UnsavedChanges({ areThere }: { areThere: () => boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    // After signing out, nothing could be saved any more.
    shouldBlockFn: ({ next }) => next.pathname !== '/sign-in' && areThere(),
    enableBeforeUnload: areThere,
    withResolver: true,
  });
  return (
    <Dialog opened={status === 'blocked'} onClose={() => reset?.()} title={t('common.discardQuestion')}>
      <Text size="sm">{t('common.discardText')}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => proceed?.()}>
          {t('common.discard')}
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          {t('common.keepEditing')}
        </Button>
      </Group>
    </Dialog>
  );
}
