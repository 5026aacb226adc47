import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayHere, expiryChoices, type ExpiryChoice } from './expiry';

interface ExpiryForm {
  readonly values: { readonly expiry: ExpiryChoice };
  getInputProps(path: 'expiry' | 'expires_at'): object;
}

/** The expiry of the key. A day is picked in the browser's own calendar. */
export function ExpiryFields({ form }: { form: ExpiryForm }) {
  const { t } = useTranslation();
  const words: Record<ExpiryChoice, string> = {
    never: t('common.never'),
    '30': t('apiKeys.expiresDays', { count: 30 }),
    '90': t('apiKeys.expiresDays', { count: 90 }),
    '365': t('apiKeys.expiresYear'),
    day: t('apiKeys.customDate'),
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <NativeSelect
        label={t('apiKeys.expires')}
        data={expiryChoices.map((value) => ({ value, label: words[value] }))}
        {...form.getInputProps('expiry')}
      />
      {form.values.expiry === 'day' && (
        <TextInput
          type="date"
          label={t('apiKeys.expiresOn')}
          description={t('apiKeys.expiresAtEnd')}
          min={dayHere(new Date())}
          {...form.getInputProps('expires_at')}
        />
      )}
    </SimpleGrid>
  );
}
