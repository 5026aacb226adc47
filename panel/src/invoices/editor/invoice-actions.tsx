import type { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../forms/form-trouble';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

interface InvoiceActionsProps {
  readonly submit: string;
  readonly isSaving: boolean;
  readonly trouble: CountinghouseError | undefined;
  readonly cancel: LinkProps;
  /** Saves the draft, then asks whether to finalize it; undefined where that is not possible. */
  readonly onFinalize?: () => void;
  /** What that is called; it finalizes an invoice if absent. */
  readonly finalize?: string;
  /** Saves the draft and starts another one; undefined where that is not possible. */
  readonly onSaveAndNew?: () => void;
}

/** The end of the editor: the error, and the buttons that save. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { submit, isSaving, trouble, cancel, onFinalize, finalize, onSaveAndNew } = props;
  const { t } = useTranslation();
  return (
    <Stack gap="md" className={classes.actions}>
      <FormTrouble trouble={trouble} isSaving={isSaving} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" renderRoot={(link: object) => <Link {...cancel} {...link} />}>
          {t('common.cancel')}
        </Button>
        {onSaveAndNew !== undefined && (
          <Button variant="default" disabled={isSaving} onClick={onSaveAndNew}>
            {t('invoiceEditor.saveAndNew')}
          </Button>
        )}
        <Button
          type="submit"
          variant={onFinalize === undefined ? 'filled' : 'default'}
          loading={isSaving}
          aria-keyshortcuts="Control+Enter"
        >
          {submit}
        </Button>
        {onFinalize !== undefined && (
          <Button
            disabled={isSaving}
            onClick={onFinalize}
            aria-keyshortcuts="Control+Shift+Enter"
            data-last-step
          >
            {finalize ?? t('invoiceEditor.saveAndFinalize')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
