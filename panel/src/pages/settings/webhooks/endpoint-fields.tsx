import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EventTypesPicker } from '../../../webhooks/event-types-picker';
import type { EndpointFields as Fields } from './endpoint-values';

interface EndpointFieldsProps {
  readonly form: Fields;
  /** The names of the headers that it has. */
  readonly headerNames?: readonly string[];
}

/** The fields of an endpoint. */
export function EndpointFields({ form, headerNames = [] }: EndpointFieldsProps) {
  const { t } = useTranslation();
  const { values, errors, setFieldValue } = form;
  return (
    <Stack gap="lg" mb="lg">
      <TextInput
        label={t('webhooks.url')}
        description={t('webhooks.urlHint')}
        type="url"
        required
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('webhooks.description')}
        description={t('webhooks.descriptionHint')}
        autoComplete="off"
        {...form.getInputProps('description')}
      />
      <EventTypesPicker
        choice={values.choice}
        onChoice={(choice) => setFieldValue('choice', choice)}
        patterns={values.event_types}
        onPatterns={(patterns) => setFieldValue('event_types', patterns)}
        error={errors['event_types'] as string | undefined}
      />
      <Choices form={form} />
      <Headers form={form} headerNames={headerNames} />
    </Stack>
  );
}

function Choices({ form }: { form: Fields }) {
  const { t } = useTranslation();
  const { values } = form;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <NativeSelect
        label={t('webhooks.payload')}
        description={t(`webhooks.payloadHint_${values.payload === 'thin' ? 'thin' : 'full'}`)}
        data={(['full', 'thin'] as const).map((value) => ({
          value,
          label: t(`webhooks.payload_${value}`),
        }))}
        {...form.getInputProps('payload')}
      />
      <NativeSelect
        label={t('webhooks.ordering')}
        description={t(`webhooks.orderingHint_${values.ordering === 'none' ? 'none' : 'object'}`)}
        data={(['object', 'none'] as const).map((value) => ({
          value,
          label: t(`webhooks.ordering_${value}`),
        }))}
        {...form.getInputProps('ordering')}
      />
    </SimpleGrid>
  );
}

function Headers({ form, headerNames }: Required<EndpointFieldsProps>) {
  const { t } = useTranslation();
  const hint =
    headerNames.length === 0
      ? t('webhooks.headersHint')
      : t('webhooks.headersKept', { names: headerNames.join(', ') });
  return (
    <Stack gap="xs">
      <Textarea
        label={t('webhooks.headers')}
        description={hint}
        placeholder={t('webhooks.headersExample')}
        autosize
        minRows={2}
        spellCheck={false}
        disabled={form.values.removesHeaders}
        {...form.getInputProps('headers')}
      />
      {headerNames.length > 0 && (
        <Checkbox
          label={t('webhooks.headersRemove')}
          {...form.getInputProps('removesHeaders', { type: 'checkbox' })}
        />
      )}
    </Stack>
  );
}
