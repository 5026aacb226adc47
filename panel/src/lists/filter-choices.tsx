import { Checkbox, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../fields/day-field';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFilterProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The choices of a filter: one of a few values, or all. */
export function OneChoice({ label, choices, value, onChange }: ChoiceFilterProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      aria-label={label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    >
      <Stack gap="sm">
        {[{ value: '', label: t('lists.all') }, ...choices].map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** The choices of a filter: some of a few values, separated by commas in the URL. */
export function SeveralChoice({ label, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <Checkbox.Group
      aria-label={label}
      value={value?.split(',') ?? []}
      // In a fixed order, so that the same choice has one URL.
      onChange={(next) => onChange(inOrder(choices, next) || undefined)}
    >
      <Stack gap="sm">
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function inOrder(choices: readonly Choice[], chosen: readonly string[]): string {
  return choices
    .map(({ value }) => value)
    .filter((value) => chosen.includes(value))
    .join(',');
}

export interface DaysChoiceProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}

/** The choices of a filter: the first and the last day, both included. */
export function DaysChoice({ from, to, onChange }: DaysChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <DayField label={t('lists.from')} value={from} onChange={(next) => onChange(next || undefined, to)} />
      <DayField label={t('lists.to')} value={to} onChange={(next) => onChange(from, next || undefined)} />
    </Stack>
  );
}
