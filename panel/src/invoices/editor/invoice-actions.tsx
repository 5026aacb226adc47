import type { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../forms/form-trouble';
import { FinalizeWarning } from '../finalize-warning';
import type { InvoiceFields } from '../invoice-values';
import classes from './invoice-form.module.css';

interface InvoiceActionsProps {
  readonly form: InvoiceFields;
  readonly submit: string;
  readonly isSaving: boolean;
  readonly trouble: CountinghouseError | undefined;
  readonly cancel: LinkProps;
  /** Saves the invoice and makes it a legal document; undefined where that is not to be chosen. */
  readonly onFinalize?: () => void;
}

/** The end of the editor: what kept the invoice from being saved, and saving it, as a draft or for good. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { form, submit, isSaving, trouble, cancel, onFinalize } = props;
  const { t } = useTranslation();
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <Stack gap="md" className={classes.actions}>
      <FormTrouble trouble={trouble} isSaving={isSaving} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" renderRoot={(link: object) => <Link {...cancel} {...link} />}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant={onFinalize === undefined ? 'filled' : 'default'}
          loading={isSaving}
          aria-keyshortcuts="Control+Enter"
          onClick={() => form.setFieldValue('finalize', false)}
        >
          {submit}
        </Button>
        {onFinalize !== undefined && (
          <Button disabled={isSaving} onClick={open}>
            {t('invoiceEditor.saveAndFinalize')}
          </Button>
        )}
      </Group>
      <FinalizeWarning
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => {
          close();
          onFinalize?.();
        }}
      />
    </Stack>
  );
}
