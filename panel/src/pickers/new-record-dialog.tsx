import type { ReactNode } from 'react';
import { Dialog } from '../components/dialog';

/** What the dialog of a new record is told. */
export interface NewRecordProps<T> {
  readonly isOpen: boolean;
  /** The name to begin with. */
  readonly name: string;
  readonly onCreated: (record: T) => void;
  readonly onClose: () => void;
}

interface NewRecordDialogProps extends Pick<NewRecordProps<never>, 'isOpen' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** Makes a record without leaving the page. Its form is none of the one that it was opened in. */
export function NewRecordDialog({ isOpen, onClose, title, children }: NewRecordDialogProps) {
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div onSubmit={(event) => event.stopPropagation()}>{children}</div>
    </Dialog>
  );
}
