import type { Retention } from '@countinghouse/client';
import { Alert, Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { notifyDone } from '../../../components/notify';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';

const KINDS = ['invoices', 'credit_notes', 'payments'] as const;

type Years = Record<(typeof KINDS)[number], number | string>;

/** For how many years documents are kept once a customer is erased. */
export function RetentionPanel({ retention }: { retention: Retention }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { years, defaults, law } = retention;
  const form = useForm<Years>({ initialValues: { ...years } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.retention.update(decided(values, defaults)),
    onSaved: (saved) => {
      form.setValues({ ...saved.years });
      queryClient.setQueryData(keysOf('organization').part('retention'), saved);
      notifyDone(t('retention.saved'));
    },
  });
  return (
    <Panel title={t('retention.years')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <Text size="sm">{t('retention.yearsText', { law })}</Text>
          <Alert color="yellow" title={t('retention.noAdvice')} />
          {KINDS.map((kind) => (
            <NumberInput
              key={kind}
              label={t(`retention.years_${kind}`)}
              description={t('retention.byCountry', { count: defaults[kind] })}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              {...form.getInputProps(kind)}
            />
          ))}
          <Text size="sm" c="dimmed">
            {t('retention.shorter')}
          </Text>
          <FormTrouble trouble={trouble} isSaving={isSaving} />
          <Group>
            <Button type="submit" loading={isSaving}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

/** What is empty or as the country has it follows the country from now on. */
function decided(values: Years, defaults: Retention['defaults']): Partial<Record<keyof Years, number>> {
  const own = KINDS.filter((kind) => values[kind] !== '' && values[kind] !== defaults[kind]);
  return Object.fromEntries(own.map((kind) => [kind, Number(values[kind])]));
}
