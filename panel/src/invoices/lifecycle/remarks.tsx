import type { Invoice } from '@countinghouse/client';
import { Button, Stack, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { Fact, Facts } from '../../components/facts';
import { notifyDone } from '../../components/notify';
import { DayField } from '../../fields/day-field';
import { ConflictDialog } from '../../forms/conflict-dialog';
import { FormActions } from '../../forms/form-actions';
import { useEdit } from '../../forms/use-edit';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import '../../i18n/invoice-texts';
import '../../i18n/form-texts';

/** Internal remarks about an invoice. They are not part of the document, and can always be changed. */
export function Remarks({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const [isOpen, { open, close }] = useDisclosure(false);
  const mayWrite = useMay('invoices:write');
  const { note, expected_payment_date, reminders_paused_until, due_date, extensions } = invoice;
  const extension = extensions.at(-1);
  return (
    <>
      <Facts
        title={t('invoicePage.remarks')}
        after={
          mayWrite && (
            <Button variant="default" size="compact-sm" mt="md" onClick={open}>
              {t('invoicePage.remarksEdit')}
            </Button>
          )
        }
      >
        {extension !== undefined && (
          <Fact name={t('invoicePage.extensions')}>
            {[day(due_date), extension.reason].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact name={t('invoicePage.expected')}>
          {expected_payment_date === null ? '–' : day(expected_payment_date)}
        </Fact>
        {reminders_paused_until !== null && (
          <Fact name={t('invoicePage.pausedUntil')}>{day(reminders_paused_until)}</Fact>
        )}
        <Fact name={t('invoiceEditor.note')}>{note ?? '–'}</Fact>
      </Facts>
      <Dialog isForm opened={isOpen} onClose={close} title={t('invoicePage.remarksEdit')}>
        <RemarksForm invoice={invoice} onClose={close} />
      </Dialog>
    </>
  );
}

function RemarksForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation();
  const changed = useRecordChanged('invoices');
  const { id } = invoice;
  const form = useForm({ initialValues: remarkValues(invoice) });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: invoice,
    valuesOf: remarkValues,
    save: ({ note, expected_payment_date, reminders_paused_until }, version) => {
      const body = {
        note: note || null,
        expected_payment_date: expected_payment_date || null,
        reminders_paused_until: reminders_paused_until || null,
      };
      return api.invoices.patch(id, body, { ifVersion: version });
    },
    reload: () => api.invoices.get(id),
    onSaved: (saved) => {
      notifyDone(t('invoicePage.remarksSaved'));
      changed(saved);
      onClose();
    },
  });
  const labels: Record<string, string> = {
    note: t('invoiceEditor.note'),
    expected_payment_date: t('invoicePage.expected'),
    reminders_paused_until: t('invoicePage.pausedUntil'),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RemarkFields form={form} />
        <FormActions submit={t('common.save')} cancel={onClose} isSaving={isSaving} trouble={trouble} />
      </Stack>
      <ConflictDialog
        conflict={conflict}
        onClose={giveUp}
        onSettle={settle}
        labelOf={(path) => labels[path] ?? path}
      />
    </form>
  );
}

function RemarkFields({ form }: { form: UseFormReturnType<ReturnType<typeof remarkValues>> }) {
  const { t } = useTranslation();
  return (
    <>
      <DayField
        label={t('invoicePage.expected')}
        description={t('invoicePage.expectedHint')}
        data-autofocus
        {...form.getInputProps('expected_payment_date')}
      />
      <DayField
        label={t('invoicePage.pausedUntil')}
        description={t('invoicePage.pausedUntilHint')}
        {...form.getInputProps('reminders_paused_until')}
      />
      <Textarea
        label={t('invoiceEditor.note')}
        description={t('invoiceEditor.noteHint')}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('note')}
      />
    </>
  );
}

function remarkValues({ note, expected_payment_date, reminders_paused_until }: Invoice) {
  return {
    note: note ?? '',
    expected_payment_date: expected_payment_date ?? '',
    reminders_paused_until: reminders_paused_until ?? '',
  };
}
