import { CountinghouseError, type Page } from '@countinghouse/client';
import { Loader, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-texts';

/** What stands for the wish to make a new record; no identifier looks like it. */
const NEW = '+';
const PAUSE_MS = 200;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface PickerProps<T extends Named> extends Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'searchValue' | 'filter'
> {
  /** The id of the record that was picked; null for none. */
  readonly value?: string | null;
  /** Is given the record, too: it may not be on any list that the caller has. */
  readonly onChange?: (id: string | null, record: T | null) => void;
}

interface RecordPickerProps<T extends Named> extends PickerProps<T> {
  /** The first part of the keys under which answers are kept. */
  readonly name: string;
  /** The record of `value`, once it is known. */
  readonly picked: T | undefined;
  /** The records that match; the first ones when nothing was typed. */
  readonly load: (words: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** What is seen of a record, on one line. */
  readonly labelOf: (record: T) => string;
  /** Begins a new record of this name. Without it none can be made here. */
  readonly onNew?: ((name: string) => void) | undefined;
}

/** Picks one of many records, which the service searches while one types. */
export function RecordPicker<T extends Named>(props: RecordPickerProps<T>) {
  const { name, picked, load, labelOf, onNew, value = null, onChange, ...select } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = typed.trim() === (picked && labelOf(picked)) ? '' : typed.trim();
  const [asked] = useDebouncedValue(words, PAUSE_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [name, 'pick', asked],
    queryFn: ({ signal }) => load(asked === '' ? undefined : asked, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  // Until the service has answered, what it found for other words is narrowed down here: nobody picks the wrong one.
  const isOld = words !== asked || isPlaceholderData;
  const found = (data?.data ?? []).filter((record) => !isOld || hasWords(labelOf(record), words));
  const records =
    picked !== undefined && !found.some(({ id }) => id === picked.id) ? [picked, ...found] : found;
  const choices = records.map((record) => ({ value: record.id, label: labelOf(record) }));
  const newChoice = {
    value: NEW,
    label: words === '' ? t('pickers.new') : t('pickers.newNamed', { name: words }),
  };
  return (
    <Select
      {...select}
      searchable
      value={value}
      data={onNew === undefined || (isOld && words !== '') ? choices : [...choices, newChoice]}
      // The service has searched already, in more than what is seen here.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(id) => {
        if (id === NEW) {
          onNew?.(words);
          // The field has taken the choice's words for a name.
          requestAnimationFrame(() => setTyped(picked === undefined ? '' : labelOf(picked)));
        } else onChange?.(id, records.find((record) => record.id === id) ?? null);
      }}
      rightSection={isFetching && isOpen ? <Loader size={14} /> : undefined}
      nothingFoundMessage={error instanceof CountinghouseError ? problemText(t, error) : t('pickers.nothing')}
    />
  );
}

function hasWords(label: string, words: string): boolean {
  return label.toLocaleLowerCase().includes(words.toLocaleLowerCase());
}
