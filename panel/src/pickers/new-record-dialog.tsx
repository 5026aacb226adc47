import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog';

/** The props of the dialog of a new record. */
export interface NewRecordProps<T> {
  readonly isOpen: boolean;
  /** The initial name. */
  readonly name: string;
  readonly onCreated: (record: T) => void;
  readonly onClose: () => void;
}

interface NewRecordDialogProps extends Pick<NewRecordProps<never>, 'isOpen' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** Creates a record without leaving the page. Its form is separate from the form that opened it. */
export function NewRecordDialog({ isOpen, onClose, title, children }: NewRecordDialogProps) {
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={title} size="xl">
      <div onSubmit={(event) => event.stopPropagation()}>{children}</div>
    </Dialog>
  );
}
