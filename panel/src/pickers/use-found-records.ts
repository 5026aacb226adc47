import type { Page } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keysOf, type Noun } from '../api/query-keys';

const PAUSE_MS = 200;

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The source of records, and how to show them. */
export interface RecordSource<T extends Named> {
  readonly name: Noun;
  /** The picked record, once loaded. */
  readonly picked: T | undefined;
  /** Loads the matching records; the first ones without typed text. */
  readonly load: (words: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** Returns the label of a record, on one line. */
  readonly labelOf: (record: T) => string;
}

/** Returns the records that the service finds for `words`, while the list is open. */
export function useFoundRecords<T extends Named>(
  { name, picked, load, labelOf }: RecordSource<T>,
  { words, isOpen }: { readonly words: string; readonly isOpen: boolean },
) {
  const [asked] = useDebouncedValue(words, PAUSE_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: keysOf(name).part('pick', asked),
    queryFn: ({ signal }) => load(asked === '' ? undefined : asked, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  // Until the service has answered, filters the previous records, so that nobody picks a wrong one.
  const isOld = words !== asked || isPlaceholderData;
  const found = (data?.data ?? []).filter((record) => !isOld || hasWords(labelOf(record), words));
  // Without typed text, the picked record is first. Typed text asks for another one.
  const isPickedMissing = words === '' && picked !== undefined && !found.some(({ id }) => id === picked.id);
  const records = useSteadyOrder(isPickedMissing ? [picked, ...found] : found, isOpen ? words : null);
  return { records, error, isFetching, isWaiting: isOld || (data === undefined && error === null) };
}

function hasWords(label: string, words: string): boolean {
  return label.toLocaleLowerCase().includes(words.toLocaleLowerCase());
}

/**
 * Returns the records in an order in which new ones come after those already shown.
 *
 * The list picks by position: if a record moved when an answer arrives, another one than the highlighted would be
 * picked. `words` is the text that the records were found for; another text starts a new list.
 */
function useSteadyOrder<T extends Named>(records: readonly T[], words: string | null): readonly T[] {
  const [seen, setSeen] = useState({ words, records });
  if (seen.words !== words) {
    setSeen({ words, records });
    return records;
  }
  const now = new Map(records.map((record) => [record.id, record]));
  const old = seen.records.map((record) => now.get(record.id) ?? record);
  const ids = new Set(old.map(({ id }) => id));
  const added = records.filter(({ id }) => !ids.has(id));
  const steady = [...old, ...added];
  if (added.length > 0) setSeen({ words, records: steady });
  return steady;
}
