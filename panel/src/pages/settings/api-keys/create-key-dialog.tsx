import type { CreatedApiKey } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { CreateKeyForm } from './create-key-form';
import { NewSecret } from './new-secret';

/** Creates a key, then shows its secret once. After that, only its own button closes the dialog. */
export function CreateKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<CreatedApiKey>();
  const isShown = created !== undefined;
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setCreated(undefined)}
      title={isShown ? t('apiKeys.secretTitle') : t('apiKeys.createTitle')}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={!isShown}
      withCloseButton={!isShown}
    >
      {isShown ? (
        <NewSecret created={created} onDone={onClose} />
      ) : (
        <CreateKeyForm
          onCancel={onClose}
          onCreated={(key) => {
            setCreated(key);
            void queryClient.invalidateQueries({ queryKey: keysOf('api-keys').all });
          }}
        />
      )}
    </Dialog>
  );
}
