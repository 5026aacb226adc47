import type { CountinghouseError } from '@countinghouse/client';
import { Button, Group, Stack } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './form-actions.module.css';
import { FormTrouble } from './form-trouble';

interface FormActionsProps {
  readonly submit: string;
  readonly isSaving: boolean;
  readonly trouble: CountinghouseError | undefined;
  /** The link or the action of cancelling. */
  readonly cancel: LinkProps | (() => void);
}

/** The end of a form: the error, cancelling, and saving. */
export function FormActions({ submit, isSaving, trouble, cancel }: FormActionsProps) {
  const { t } = useTranslation();
  const leave =
    typeof cancel === 'function'
      ? { onClick: cancel }
      : { renderRoot: (props: object) => <Link {...cancel} {...props} /> };
  return (
    <Stack gap="md" className={classes.actions}>
      <FormTrouble trouble={trouble} isSaving={isSaving} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" {...leave}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={isSaving} aria-keyshortcuts="Control+Enter">
          {submit}
        </Button>
      </Group>
    </Stack>
  );
}
