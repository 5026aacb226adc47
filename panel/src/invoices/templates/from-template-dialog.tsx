import type { InvoiceTemplate } from '@countinghouse/client';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteDialog } from '../../components/delete-dialog';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { FormActions } from '../../forms/form-actions';
import { CustomerPicker } from '../../pickers/customer-picker';
import { useTemplate } from './use-template';
import '../../i18n/form-texts';
import '../../i18n/invoice-template-texts';

interface FromTemplateDialogProps extends DialogState {
  readonly templates: readonly InvoiceTemplate[];
  readonly customerId: string | undefined;
}

/** Makes a draft of a template for a customer. Templates are deleted here, too. */
export default function FromTemplateDialog({ isOpen, ...props }: FromTemplateDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={props.onClose} title={t('invoiceTemplates.fromTitle')}>
      <FromTemplateForm {...props} />
    </Dialog>
  );
}

function FromTemplateForm({ templates, customerId, onClose }: Omit<FromTemplateDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const { form, submit, isSaving, trouble } = useTemplate({ templates, customerId, onClose });
  const chosen = templates.find(({ id }) => id === form.values.template_id);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('invoiceTemplates.fromText')}</Text>
        <Stack gap={6}>
          <NativeSelect
            label={t('invoiceTemplates.template')}
            required
            data={[
              ...(chosen === undefined ? [{ value: '', label: '' }] : []),
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...(chosen === undefined ? { 'data-autofocus': true } : {})}
            {...form.getInputProps('template_id')}
            value={chosen?.id ?? ''}
          />
          {chosen !== undefined && (
            <DeleteTemplate
              template={chosen}
              onDeleted={() => {
                form.setFieldValue('template_id', '');
                if (templates.length === 1) onClose();
              }}
            />
          )}
        </Stack>
        <CustomerPicker
          label={t('invoiceEditor.customer')}
          placeholder={t('invoiceEditor.customerPlaceholder')}
          required
          canCreate
          allowDeselect={false}
          openOnFocus={false}
          {...(chosen === undefined ? {} : { 'data-autofocus': true })}
          {...form.getInputProps('customer_id')}
        />
        <FormActions
          submit={t('invoiceTemplates.fromConfirm')}
          cancel={onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}

interface DeleteTemplateProps {
  readonly template: InvoiceTemplate;
  readonly onDeleted: () => void;
}

/** The button that deletes the chosen template after a question. */
function DeleteTemplate({ template: { id, name, version }, onDeleted }: DeleteTemplateProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" size="compact-sm" mr="auto" onClick={open}>
        {t('invoiceTemplates.delete')}
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        onClose={close}
        title={t('invoiceTemplates.deleteTitle', { name })}
        text={t('invoiceTemplates.deleteText')}
        remove={() => api.invoiceTemplates.delete(id, { ifVersion: version })}
        onRemoved={() => {
          close();
          notifyDone(t('invoiceTemplates.deleted', { name }));
          onDeleted();
          void queryClient.invalidateQueries({ queryKey: keysOf('invoice-templates').all });
        }}
      />
    </>
  );
}
