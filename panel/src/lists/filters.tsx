import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { FilterButton } from './filter-button';
import type { ChoiceFilterProps, DaysChoiceProps } from './filter-choices';
import classes from './filters.module.css';
import { lazyPart } from '../components/lazy-part';

/** Loaded with their popover, because their fields are too heavy for the first page. */
const OneChoice = lazyPart(async () => ({ default: (await import('./filter-choices')).OneChoice }));
const SeveralChoice = lazyPart(async () => ({ default: (await import('./filter-choices')).SeveralChoice }));
const DaysChoice = lazyPart(async () => ({ default: (await import('./filter-choices')).DaysChoice }));

/** Filters by some of a few values, separated by commas in the URL. */
export function SeveralFilter(props: ChoiceFilterProps) {
  const { label, choices, value } = props;
  const chosen = value?.split(',') ?? [];
  const words = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
  return (
    <FilterButton label={label} chosen={words.length === 0 ? undefined : words.join(', ')}>
      <Suspense>
        <SeveralChoice {...props} />
      </Suspense>
    </FilterButton>
  );
}

/** Filters by one of a few values, or all. */
export function OneFilter(props: ChoiceFilterProps) {
  const { label, choices, value } = props;
  return (
    <FilterButton label={label} chosen={choices.find((choice) => choice.value === value)?.label}>
      <Suspense>
        <OneChoice {...props} />
      </Suspense>
    </FilterButton>
  );
}

interface DaysFilterProps extends DaysChoiceProps {
  readonly label: string;
}

/** Filters by a range of days, both ends included. */
export function DaysFilter({ label, ...days }: DaysFilterProps) {
  const { day } = useFormats();
  return (
    <FilterButton label={label} chosen={rangeText(days.from, days.to, day)}>
      <Suspense>
        <DaysChoice {...days} />
      </Suspense>
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

/** Shows or hides something. */
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

/** Removes all filters, if there are any. */
export function ClearFilters({ areThere, onClear }: { areThere: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!areThere) return null;
  return (
    <Button variant="subtle" color="gray" onClick={onClear}>
      {t('lists.clear')}
    </Button>
  );
}
