import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '../i18n/document-texts';

/** Prints the document of the page, or saves it as PDF, with the browser's own dialog. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('documents.print')}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('documents.print')}
        onClick={() => window.print()}
      >
        <IconPrinter size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
