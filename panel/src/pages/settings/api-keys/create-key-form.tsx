import type { CreateApiKey, CreatedApiKey } from '@countinghouse/client';
import { Button, Group, Stack, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import type { Scope } from '../../../api/types';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';
import { withoutBlanks } from '../../../forms/without-blanks';
import { ExpiryFields } from './expiry-fields';
import { expiresAt, type ExpiryChoice } from './expiry';
import { RightsPicker } from './rights-picker';
import { scopesOf, type RightsChoice } from './rights';

const emptyKey = {
  name: '',
  choice: 'everything' as RightsChoice,
  scopes: [] as Scope[],
  expiry: 'never' as ExpiryChoice,
  expires_at: '',
  allowed_ips: [] as string[],
};

interface CreateKeyFormProps {
  readonly onCreated: (key: CreatedApiKey) => void;
  readonly onCancel: () => void;
}

/** The form of a new key. */
export function CreateKeyForm({ onCreated, onCancel }: CreateKeyFormProps) {
  const { t } = useTranslation();
  const { form, submit, isSaving, trouble } = useKeyForm(onCreated);
  const { values, errors, setFieldValue } = form;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          label={t('common.name')}
          description={t('apiKeys.nameHint')}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <RightsPicker
          choice={values.choice}
          onChoice={(choice) => setFieldValue('choice', choice)}
          ticked={values.scopes}
          onTicked={(scopes) => setFieldValue('scopes', scopes)}
          error={errors['scopes'] as string | undefined}
        />
        <ExpiryFields form={form} />
        <TagsInput
          label={t('apiKeys.allowedIps')}
          description={t('apiKeys.allowedIpsHint')}
          clearable
          {...form.getInputProps('allowed_ips')}
        />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('apiKeys.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useKeyForm(onCreated: (key: CreatedApiKey) => void) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: emptyKey,
    validate: {
      // To the API, an empty list means all rights, which no user intends who selects none.
      scopes: (scopes, { choice }) =>
        choice === 'chosen' && scopes.length === 0 ? t('apiKeys.rightsNone') : null,
      expires_at: (day, { expiry }) => (expiry === 'day' && day === '' ? t('faults.required') : null),
    },
  });
  const saving = useSave({
    form,
    save: (values, key) => api.apiKeys.create(bodyOf(values), { idempotencyKey: key }),
    onSaved: onCreated,
  });
  return { form, ...saving };
}

function bodyOf({ name, choice, scopes, expiry, expires_at, allowed_ips }: typeof emptyKey): CreateApiKey {
  const optional = withoutBlanks({
    scopes: scopesOf(choice, scopes),
    expires_at: expiresAt(expiry, expires_at, Date.now()),
    allowed_ips,
  });
  return { ...optional, name };
}
