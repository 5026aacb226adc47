import { Button, Checkbox, Group, Stack, Text, TextInput, type CheckboxGroupProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { Dialog } from '../components/dialog';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import '../i18n/test-books-texts';
import { useSession } from '../session/use-session';
import { useSwitch } from '../session/use-switch';

interface SandboxDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a sandbox of the organization, and goes there. */
export function SandboxDialog({ isOpen, onClose }: SandboxDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('testBooks.create')} size="lg">
      <SandboxForm onDone={onClose} />
    </Dialog>
  );
}

const parts = ['settings', 'customers', 'products'] as const;

function SandboxForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { id = '', name = '' } = useSession()?.organization ?? {};
  const switching = useSwitch();
  const form = useForm({ initialValues: { name: '', copy: ['settings'] as (typeof parts)[number][] } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, idempotencyKey) =>
      api.organizations.createSandbox(
        id,
        { name: values.name.trim() === '' ? null : values.name, copy: values.copy },
        { idempotencyKey },
      ),
    onSaved: (sandbox) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('organizations').all });
      switching.mutate(sandbox.id);
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text size="sm">{t('testBooks.createText', { name })}</Text>
        <TextInput
          label={t('common.name')}
          description={t('testBooks.nameHint')}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <CopiedParts {...form.getInputProps('copy')} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('testBooks.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function CopiedParts(field: Omit<CheckboxGroupProps, 'children' | 'label'>) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group label={t('testBooks.copy')} {...field}>
      <Stack gap="xs" mt={6}>
        {parts.map((part) => (
          <Checkbox key={part} value={part} label={t(`testBooks.copy_${part}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
