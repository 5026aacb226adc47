import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';

interface FinalizeWarningProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what finalizing means before it is done, for there is no way back. */
export function FinalizeWarning({ isOpen, onClose, onConfirm }: FinalizeWarningProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('invoicePage.finalizeTitle')}>
      <Stack gap="md">
        <FinalizeText />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('invoicePage.finalizeConfirm')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What finalizing does. */
export function FinalizeText() {
  const { t } = useTranslation();
  return (
    <>
      <Text size="sm">{t('invoicePage.finalizeText')}</Text>
      <List size="sm" spacing={6}>
        <List.Item>{t('invoicePage.finalizeNumber')}</List.Item>
        <List.Item>{t('invoicePage.finalizeFrozen')}</List.Item>
        <List.Item>{t('invoicePage.finalizeCorrect')}</List.Item>
      </List>
    </>
  );
}
