import type { Customer } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import { NewCustomerForm } from '../customers/customer-form';

interface NewCustomerDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onCreated: (customer: Customer) => void;
  readonly onClose: () => void;
}

/** Makes a customer without leaving the page. Its form is none of the one that it was opened in. */
export default function NewCustomerDialog({ isOpen, name, onCreated, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      title={t('customers.create')}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div onSubmit={(event) => event.stopPropagation()}>
        <NewCustomerForm name={name} onSaved={onCreated} cancel={onClose} />
      </div>
    </Dialog>
  );
}
