import type { Attachment } from '@countinghouse/client';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import { withoutBlanks } from '../../forms/without-blanks';
import '../../i18n/e-invoice-texts';

interface LinkDialogProps {
  readonly invoiceId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (attachment: Attachment) => void;
}

/** Asks for a file that lies elsewhere: it goes with the invoice as a link. */
export default function LinkDialog(props: LinkDialogProps) {
  const { t } = useTranslation();
  const { isOpen, onClose } = props;
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('eInvoice.link')}>
      <LinkForm {...props} />
    </Dialog>
  );
}

type LinkValues = Readonly<Record<'reference' | 'url' | 'description', string>>;

function LinkForm({ invoiceId, onClose, onSaved }: LinkDialogProps) {
  const { t } = useTranslation();
  const form = useForm<LinkValues>({ initialValues: { reference: '', url: '', description: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values: LinkValues, idempotencyKey) => {
      // The service reports those that are missing.
      const body = withoutBlanks(values) as Pick<LinkValues, 'reference'>;
      return api.attachments.create(invoiceId, body, { idempotencyKey });
    },
    onSaved,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('eInvoice.linkUrl')}
          placeholder="https://"
          type="url"
          required
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('eInvoice.linkReference')}
          description={t('eInvoice.linkReferenceHint')}
          required
          {...form.getInputProps('reference')}
        />
        <TextInput label={t('eInvoice.linkDescription')} {...form.getInputProps('description')} />
        <FormActions submit={t('eInvoice.linkAdd')} cancel={onClose} isSaving={isSaving} trouble={trouble} />
      </Stack>
    </form>
  );
}
