import type { Customer } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { NewCustomerForm } from '../customers/customer-form';
import { NewRecordDialog, type NewRecordProps } from './new-record-dialog';
import '../i18n/customer-texts';

/** Creates a customer without leaving the page. */
export default function NewCustomerDialog({ isOpen, name, onCreated, onClose }: NewRecordProps<Customer>) {
  const { t } = useTranslation();
  return (
    <NewRecordDialog isOpen={isOpen} onClose={onClose} title={t('customers.create')}>
      <NewCustomerForm name={name} onSaved={onCreated} cancel={onClose} />
    </NewRecordDialog>
  );
}
