import { Button, Group } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './form-actions.module.css';

interface FormActionsProps {
  readonly submit: string;
  readonly isSaving: boolean;
  readonly cancelTo: LinkProps['to'];
}

/** The end of a form: leave, or save. */
export function FormActions({ submit, isSaving, cancelTo }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="sm" className={classes.actions}>
      <Button variant="default" renderRoot={(props) => <Link to={cancelTo} {...props} />}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {submit}
      </Button>
    </Group>
  );
}
