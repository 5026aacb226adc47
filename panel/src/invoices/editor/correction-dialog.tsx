import type { CalculatedInvoice, Invoice } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { Dialog } from '../../components/dialog';
import { useFormats } from '../../i18n/formats';
import { IssueSummary, Particulars, useNextNumber } from '../issue/issue-summary';
import '../../i18n/invoice-texts';
import '../../i18n/document-texts';
import '../../i18n/form-texts';

interface CorrectionDialogProps {
  /** The wrong invoice. */
  readonly invoice: Invoice;
  /** Its replacement; undefined while the dialog is closed. */
  readonly correction: CalculatedInvoice | undefined;
  /** Whether the wrong invoice is voided; otherwise it is credited. */
  readonly isVoided: boolean;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an invoice is replaced: shows what happens to the wrong one, and its replacement. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { invoice, correction, isSaving, onClose, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      opened={correction !== undefined}
      onClose={onClose}
      title={t('invoiceEditor.correctTitle', { number: invoice.number })}
      size="lg"
    >
      {correction !== undefined && (
        <Stack gap="md">
          <WhatHappens {...props} />
          <IssueSummary document={correction} />
          <Text size="sm">{t('invoiceEditor.correctFinal')}</Text>
          <Group justify="flex-end" gap="sm" className={classes.buttons}>
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('common.cancel')}
            </Button>
            <Button loading={isSaving} onClick={onConfirm} aria-keyshortcuts="Control+Enter">
              {t('invoiceEditor.correctConfirm')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

function WhatHappens({ invoice, isVoided }: CorrectionDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const creditNumber = useNextNumber('credit_note');
  const { number, total, credit_notes_total, currency, sent_at, viewed_at } = invoice;
  if (isVoided) return <Text size="sm">{t('invoiceEditor.correctVoidsNumber', { number })}</Text>;
  const reason =
    (sent_at ?? viewed_at) === null
      ? t('invoiceEditor.correctCreditsNumber', { number })
      : t('invoiceEditor.correctSentNumber', { number });
  return (
    <>
      <Text size="sm">{reason}</Text>
      <Particulars
        entries={[
          [t('issue.creditNumber'), creditNumber],
          [t('creditNotes.credited'), money(total - credit_notes_total, currency)],
        ]}
      />
    </>
  );
}
