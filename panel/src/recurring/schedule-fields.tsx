import { Chip, Group, Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../fields/day-field';
import { CountField } from '../fields/number-fields';
import { TimeField } from '../fields/time-field';
import { FormSection, Wide } from '../forms/form-section';
import '../i18n/recurring-texts';
import { WEEKDAYS, type RecurringFields } from './recurring-values';
import { useDayNames } from './use-rule-words';

interface ScheduleFieldsProps {
  readonly form: RecurringFields;
  /** Whether it is not stored yet: the first day is decided once. */
  readonly isNew: boolean;
}

/** When invoices are made, and what becomes of them. */
export function ScheduleFields({ form, isNew }: ScheduleFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('recurring.basics')}>
        <TextInput
          label={t('recurring.name')}
          description={t('recurring.nameHint')}
          required
          autoFocus={isNew}
          {...form.getInputProps('schedule.name')}
        />
        {isNew && (
          <DayField
            label={t('recurring.startOn')}
            description={t('recurring.startOnHint')}
            {...form.getInputProps('schedule.start_on')}
          />
        )}
      </FormSection>
      <FormSection title={t('recurring.dates')} hint={t('recurring.datesHint')}>
        <RuleFields form={form} />
        <EndFields form={form} />
      </FormSection>
      <FormSection title={t('recurring.eachRun')}>
        <RunFields form={form} />
      </FormSection>
    </>
  );
}

interface About {
  readonly form: RecurringFields;
}

function RuleFields({ form }: About) {
  const { t } = useTranslation();
  const { unit } = form.values.schedule;
  const units = (['day', 'week', 'month', 'year'] as const).map((value) => ({
    value,
    label: t(`recurring.unit_${value}`, { count: Number(form.values.schedule.every) || 1 }),
  }));
  return (
    <>
      <CountField label={t('recurring.every')} {...form.getInputProps('schedule.every')} />
      <Select
        label={t('recurring.unit')}
        data={units}
        allowDeselect={false}
        {...form.getInputProps('schedule.unit')}
      />
      {unit === 'week' && <WeekdayFields form={form} />}
      {(unit === 'month' || unit === 'year') && <MonthFields form={form} />}
    </>
  );
}

function WeekdayFields({ form }: About) {
  const { t } = useTranslation();
  const { weekdayName } = useDayNames();
  const { value, error, onChange } = form.getInputProps('schedule.weekdays') as {
    value: string[];
    error?: string;
    onChange: (days: string[]) => void;
  };
  return (
    <Wide>
      <Input.Wrapper label={t('recurring.weekdays')} description={t('recurring.weekdaysHint')} error={error}>
        <Chip.Group multiple value={value} onChange={onChange}>
          <Group gap={6} mt={6} role="group" aria-label={t('recurring.weekdays')}>
            {WEEKDAYS.map((day) => (
              <Chip key={day} value={day} size="sm" variant="outline">
                {weekdayName(day)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </Wide>
  );
}

function MonthFields({ form }: About) {
  const { t } = useTranslation();
  const { by, unit } = form.values.schedule;
  return (
    <>
      <Wide>
        <SegmentedControl
          aria-label={t('recurring.by')}
          data={(['day', 'weekday'] as const).map((value) => ({ value, label: t(`recurring.by_${value}`) }))}
          value={by}
          onChange={(value) => form.setFieldValue('schedule.by', value)}
        />
      </Wide>
      {by === 'day' ? <DayChoice form={form} /> : <WeekdayChoice form={form} />}
      {unit === 'year' && <MonthChoice form={form} />}
    </>
  );
}

function DayChoice({ form }: About) {
  const { t } = useTranslation();
  const days = Array.from({ length: 31 }, (_none, at) => ({
    value: String(at + 1),
    label: at + 1 === 31 ? t('recurring.lastDay') : String(at + 1),
  }));
  return (
    <Select
      label={t('recurring.day')}
      data={days}
      clearable
      placeholder={t('recurring.fromStart')}
      {...optional(form.getInputProps('schedule.day'))}
    />
  );
}

function WeekdayChoice({ form }: About) {
  const { t } = useTranslation();
  const { weekdayName } = useDayNames();
  const nths = ([1, 2, 3, 4, 5] as const).map((nth) => ({
    value: String(nth),
    label: t(`recurring.nth_${nth}`),
  }));
  return (
    <>
      <Select
        label={t('recurring.nth')}
        data={nths}
        allowDeselect={false}
        {...form.getInputProps('schedule.nth')}
      />
      <Select
        label={t('recurring.weekday')}
        data={WEEKDAYS.map((day) => ({ value: day, label: weekdayName(day) }))}
        allowDeselect={false}
        {...form.getInputProps('schedule.weekday')}
      />
    </>
  );
}

function MonthChoice({ form }: About) {
  const { t } = useTranslation();
  const { monthName } = useDayNames();
  const months = Array.from({ length: 12 }, (_none, at) => ({
    value: String(at + 1),
    label: monthName(at + 1),
  }));
  return (
    <Select
      label={t('recurring.month')}
      data={months}
      clearable
      placeholder={t('recurring.fromStart')}
      {...optional(form.getInputProps('schedule.month'))}
    />
  );
}

function EndFields({ form }: About) {
  const { t } = useTranslation();
  const { ends } = form.values.schedule;
  return (
    <>
      <Select
        label={t('recurring.ends')}
        data={(['never', 'after', 'on'] as const).map((value) => ({
          value,
          label: t(`recurring.ends_${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('schedule.ends')}
      />
      {ends === 'after' && (
        <CountField label={t('recurring.endAfter')} {...form.getInputProps('schedule.end_after')} />
      )}
      {ends === 'on' && <DayField label={t('recurring.endOn')} {...form.getInputProps('schedule.end_on')} />}
    </>
  );
}

const ACTIONS = ['draft', 'finalize', 'finalize_and_send'] as const;
const PERIODS = ['in_advance', 'in_arrears'] as const;
const PRICES = ['fixed', 'product'] as const;
const CATCH_UPS = ['all', 'latest', 'none'] as const;

function RunFields({ form }: About) {
  const { t } = useTranslation();
  const choice = (field: string) => ({ allowDeselect: false, ...form.getInputProps(`schedule.${field}`) });
  return (
    <>
      <Wide>
        <Select
          label={t('recurring.action')}
          data={ACTIONS.map((value) => ({ value, label: t(`recurring.action_${value}`) }))}
          {...choice('action')}
        />
      </Wide>
      <TimeField
        label={t('recurring.runAt')}
        description={t('recurring.runAtHint')}
        {...form.getInputProps('schedule.run_at')}
      />
      <Wide>
        <Select
          label={t('recurring.period')}
          data={PERIODS.map((value) => ({ value, label: t(`recurring.period_${value}`) }))}
          {...choice('period')}
        />
      </Wide>
      <Wide>
        <Select
          label={t('recurring.prices')}
          data={PRICES.map((value) => ({ value, label: t(`recurring.prices_${value}`) }))}
          {...choice('prices')}
        />
      </Wide>
      <Wide>
        <Select
          label={t('recurring.catchUp')}
          description={t('recurring.catchUpHint')}
          data={CATCH_UPS.map((value) => ({ value, label: t(`recurring.catchUp_${value}`) }))}
          {...choice('catch_up')}
        />
      </Wide>
    </>
  );
}

/** The properties of a choice that may be left empty, which the form holds as an empty text. */
function optional(props: unknown): object {
  const { value, onChange, ...others } = props as { value: string; onChange: (value: string) => void };
  return {
    ...others,
    value: value === '' ? null : value,
    onChange: (chosen: string | null) => onChange(chosen ?? ''),
  };
}
