import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../fields/day-field';
import { expiryChoices, type ExpiryChoice } from './expiry';

interface ExpiryForm {
  readonly values: { readonly expiry: ExpiryChoice };
  getInputProps(path: 'expiry' | 'expires_at'): object;
}

/** The expiry of the key. */
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
        <DayField
          label={t('apiKeys.expiresOn')}
          description={t('apiKeys.expiresAtEnd')}
          {...form.getInputProps('expires_at')}
        />
      )}
    </SimpleGrid>
  );
}
