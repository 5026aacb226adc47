import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../../../fields/decimal-field';
import { CountField } from '../../../fields/number-fields';
import { TimeField } from '../../../fields/time-field';
import { formSource } from '../../../forms/field-source';
import { FormSection, Wide } from '../../../forms/form-section';
import { SourceEntries } from '../../../forms/identifier-fields';
import { nextLevel, type ReminderFields } from './reminder-values';

const CHANNELS = ['email', 'task'] as const;
const LEVELS_MAX = 5;

interface FieldsProps {
  readonly form: ReminderFields;
}

/** When reminders go out, and for what. */
export function WhenFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('reminders.when')}>
      <Wide>
        <Checkbox
          label={t('reminders.enabled')}
          description={t('reminders.enabledHint')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
      </Wide>
      <TimeField label={t('reminders.sendAt')} {...form.getInputProps('send_at')} />
      <CountField
        label={t('reminders.minAmount')}
        description={t('reminders.minAmountHint')}
        {...form.getInputProps('min_amount')}
      />
      <Wide>
        <Checkbox
          label={t('reminders.businessDays')}
          {...form.getInputProps('business_days_only', { type: 'checkbox' })}
        />
      </Wide>
      {form.values.business_days_only && (
        <TextInput
          label={t('reminders.holidaysOf')}
          description={t('reminders.holidaysOfHint')}
          maxLength={6}
          {...form.getInputProps('holidays_of')}
        />
      )}
    </FormSection>
  );
}

/** The steps of asking, in the order of their days. */
export function LevelFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('reminders.levels')} hint={t('reminders.levelsHint')}>
      <Wide>
        <SourceEntries
          source={formSource(form)}
          path="levels"
          label={t('reminders.levels')}
          add={t('reminders.addLevel')}
          countMax={LEVELS_MAX}
          blank={nextLevel(form.values.levels)}
        >
          {(at) => (
            <SimpleGrid cols={{ base: 1, xs: 3 }} verticalSpacing="xs">
              <CountField
                label={t('reminders.days')}
                data-entry-start
                {...form.getInputProps(`${at}.days`)}
              />
              <Select
                label={t('reminders.channel')}
                allowDeselect={false}
                data={CHANNELS.map((value) => ({ value, label: t(`reminders.channel_${value}`) }))}
                {...form.getInputProps(`${at}.channel`)}
              />
              <DecimalField label={t('reminders.fee')} {...form.getInputProps(`${at}.fee`)} />
            </SimpleGrid>
          )}
        </SourceEntries>
      </Wide>
    </FormSection>
  );
}
