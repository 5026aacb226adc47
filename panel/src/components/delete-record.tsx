import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteDialog, type DeleteQuestion } from './delete-dialog';
import { notifyDone } from './notify';

interface DeleteRecordProps extends DeleteQuestion {
  /** The first part of the query keys of its list, and the path of that list. */
  readonly kind: 'customers' | 'products';
  readonly id: string;
  /** The message after success. */
  readonly done: string;
}

/** The button that deletes a record after a question. Then shows the list. */
export function DeleteRecord({ kind, id, done, ...question }: DeleteRecordProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('common.delete')}
      </Button>
      <DeleteDialog
        {...question}
        isOpen={isOpen}
        onClose={close}
        onRemoved={() => {
          notifyDone(done);
          queryClient.removeQueries({ queryKey: [kind, 'one', id] });
          void queryClient.invalidateQueries({ queryKey: [kind] });
          void navigate({ to: `/${kind}` });
        }}
      />
    </>
  );
}
