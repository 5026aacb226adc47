import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';

/** Opens the import of a list, which is loaded with the first press. */
export function ImportButton({ dialog: ImportDialog }: { dialog: ComponentType<DialogState> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('lists.import')}
      </Button>
      <Suspense>
        {isOpen !== undefined && <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
