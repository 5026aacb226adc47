import { CountinghouseError } from '@countinghouse/client';
import { Loader, Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Noun } from '../api/query-keys';
import { problemText } from '../i18n/problem-texts';
import { useFoundRecords, type Named, type RecordSource } from './use-found-records';
import '../i18n/form-texts';

/** The value of the choice to create a record. No identifier looks like it. */
const NEW = '+';

export interface PickerProps<T extends Named> extends Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'searchValue' | 'filter'
> {
  /** The id of the picked record; null for none. */
  readonly value?: string | null;
  /** Gets the record, too, because the caller may not have it in any list. */
  readonly onChange?: (id: string | null, record: T | null) => void;
}

interface RecordPickerProps<T extends Named> extends PickerProps<T>, RecordSource<T> {
  readonly name: Noun;
  /** Starts a new record of this name. Without it, none can be created here. */
  readonly onNew?: ((name: string) => void) | undefined;
}

/** Picks one of many records, which the service searches during typing. */
export function RecordPicker<T extends Named>(props: RecordPickerProps<T>) {
  const { name, picked, load, labelOf, onNew, value = null, onChange, ...select } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isSettled = useSettled(isOpen);
  const shown = picked === undefined ? '' : labelOf(picked);
  useShownRecord(value === null || picked !== undefined ? `${value ?? ''} ${shown}` : null, () =>
    setTyped(shown),
  );
  const words = typed.trim() === shown ? '' : typed.trim();
  const { records, error, isFetching, isWaiting } = useFoundRecords(
    { name, picked, load, labelOf },
    { words, isOpen },
  );
  const choices = records.map((record) => ({ value: record.id, label: labelOf(record) }));
  const newChoice = {
    value: NEW,
    label: words === '' ? t('pickers.new') : t('pickers.newNamed', { name: words }),
  };
  const nothing = isWaiting ? t('pickers.searching') : t('pickers.nothing');
  return (
    <Select
      {...select}
      searchable
      value={value}
      // Typed text does not count until a record is picked: use-shortcuts.ts refuses to save until then.
      data-unpicked={(isOpen && words !== '') || undefined}
      // Enter picks the first match, as users expect. Without typed text it picks nothing.
      selectFirstOptionOnChange={isSettled && words !== '' && (records.length > 0 || !isWaiting)}
      // Nobody should create a record again because the service has not found it yet.
      data={onNew === undefined || isWaiting ? choices : [...choices, newChoice]}
      // The service has already searched, in more fields than are shown here.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(id) => {
        if (id === NEW) {
          onNew?.(words);
          // The field treats the text of the choice as typed text.
          requestAnimationFrame(() => setTyped(shown));
        } else onChange?.(id, records.find((record) => record.id === id) ?? null);
      }}
      rightSection={isFetching && isOpen ? <Loader size={14} /> : undefined}
      nothingFoundMessage={error instanceof CountinghouseError ? problemText(t, error) : nothing}
    />
  );
}

/**
 * Shows the picked record whenever another one is picked, or the same gets another label, from wherever: the list, a
 * dialog that created it, or the form. What the field shows is what the form saves.
 *
 * Takes what tells records apart; null while the record of the value is not loaded.
 */
function useShownRecord(key: string | null, show: () => void): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (key === null || key === last.current) return;
    last.current = key;
    show();
  });
}

/**
 * Returns whether an open list is positioned. Mantine positions it in a timer after opening, which would reset the
 * highlight of the first match. This becomes true after that timer.
 */
function useSettled(isOpen: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isOpen));
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isSettled && isOpen;
}
