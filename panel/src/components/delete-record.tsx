import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../api/query-keys';
import { DeleteDialog, type DeleteQuestion } from './delete-dialog';
import { notifyDone } from './notify';

interface DeleteRecordProps extends Omit<DeleteQuestion, 'remove'> {
  /** The noun of its queries, and the path of its list. */
  readonly kind: 'customers' | 'products' | 'price-lists';
  readonly id: string;
  readonly remove: () => { withResponse(): Promise<{ readonly headers: Headers }> };
  /** The message after success, if the record is gone for good and if the service has archived it. */
  readonly done: Readonly<Record<'deleted' | 'archived', string>>;
}

/** The button that deletes a record after a question. Then shows the list. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('common.delete')}
      </Button>
      <DeleteRecordDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

type DeleteRecordDialogProps = DeleteRecordProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** The question before a record is deleted. Then shows the list. */
export function DeleteRecordDialog({ kind, id, remove, done, ...question }: DeleteRecordDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      {...question}
      remove={async () => {
        const { headers } = await remove().withResponse();
        const isArchived = headers.get('Deletion-Outcome') === 'archived';
        notifyDone(isArchived ? done.archived : done.deleted);
      }}
      onRemoved={() => {
        queryClient.removeQueries({ queryKey: keysOf(kind).one(id) });
        void queryClient.invalidateQueries({ queryKey: keysOf(kind).all });
        void navigate({ to: `/${kind}` });
      }}
    />
  );
}
