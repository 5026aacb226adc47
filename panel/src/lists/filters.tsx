import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../fields/day-field';
import { useFormats } from '../i18n/formats';
import { FilterButton } from './filter-button';
import classes from './filters.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Some of a few words; the address has commas between them. */
export function SeveralFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const chosen = value?.split(',') ?? [];
  const words = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
  return (
    <FilterButton label={label} chosen={words.length === 0 ? undefined : words.join(', ')}>
      <Checkbox.Group
        aria-label={label}
        value={chosen}
        // In the order in which they stand, so that the same choice has one address.
        onChange={(next) => onChange(inOrder(choices, next) || undefined)}
      >
        <Stack gap="sm">
          {choices.map((choice) => (
            <Checkbox key={choice.value} value={choice.value} label={choice.label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FilterButton>
  );
}

function inOrder(choices: readonly Choice[], chosen: readonly string[]): string {
  return choices
    .map(({ value }) => value)
    .filter((value) => chosen.includes(value))
    .join(',');
}

/** One of a few words, or all. */
export function OneFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterButton label={label} chosen={choices.find((choice) => choice.value === value)?.label}>
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
    </FilterButton>
  );
}

interface DaysFilterProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}

/** Days from and to, both of them included. */
export function DaysFilter({ label, from, to, onChange }: DaysFilterProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <FilterButton label={label} chosen={rangeText(from, to, day)}>
      <Stack gap="sm">
        <DayField label={t('lists.from')} value={from} onChange={(next) => onChange(next || undefined, to)} />
        <DayField label={t('lists.to')} value={to} onChange={(next) => onChange(from, next || undefined)} />
      </Stack>
    </FilterButton>
  );
}

function rangeText(
  from: string | undefined,
  to: string | undefined,
  day: (text: string) => string,
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  return `${from === undefined ? '…' : day(from)} – ${to === undefined ? '…' : day(to)}`;
}

interface SwitchFilterProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is shown or not. */
export function SwitchFilter({ label, isOn, onChange }: SwitchFilterProps) {
  return (
    <Button
      variant="default"
      className={classes.button}
      data-chosen={isOn || undefined}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {label}
    </Button>
  );
}

/** Takes all filters away, while there are any. */
export function ClearFilters({ areThere, onClear }: { areThere: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!areThere) return null;
  return (
    <Button variant="subtle" color="gray" onClick={onClear}>
      {t('lists.clear')}
    </Button>
  );
}
