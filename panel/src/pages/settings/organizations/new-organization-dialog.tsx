import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { CurrencySelect } from '../../../forms/currency-select';
import { FormTrouble } from '../../../forms/form-trouble';
import { TimeZoneSelect } from '../../../forms/time-zone-select';
import { useSave } from '../../../forms/use-save';
import { useSession } from '../../../session/use-session';

interface NewOrganizationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Opens the books of another organization. */
export function NewOrganizationDialog({ isOpen, onClose }: NewOrganizationDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('people.openBooks')} size="lg">
      <NewOrganizationForm onDone={onClose} />
    </Dialog>
  );
}

function NewOrganizationForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const session = useSession();
  const { currency = 'EUR', time_zone = 'UTC' } = session?.organization ?? {};
  const form = useForm({ initialValues: { name: '', currency, time_zone } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => api.organizations.create(values, { idempotencyKey: key }),
    onSaved: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('organizations').all });
      notifyDone(t('common.saved', { name }));
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          withAsterisk
          label={t('common.name')}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <CurrencySelect label={t('profile.currency')} {...form.getInputProps('currency')} />
        <TimeZoneSelect label={t('profile.timeZone')} {...form.getInputProps('time_zone')} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('people.openBooks')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
