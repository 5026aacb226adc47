import type { Page } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const PAUSE_MS = 200;

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Where records come from, and how they are seen. */
export interface RecordSource<T extends Named> {
  /** The first part of the keys under which answers are kept. */
  readonly name: string;
  /** The record that is picked, once it is known. */
  readonly picked: T | undefined;
  /** The records that match; the first ones when nothing was typed. */
  readonly load: (words: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** What is seen of a record, on one line. */
  readonly labelOf: (record: T) => string;
}

/** The records that the service finds for `words` while these are typed into a list that is open. */
export function useFoundRecords<T extends Named>(
  { name, picked, load, labelOf }: RecordSource<T>,
  { words, isOpen }: { readonly words: string; readonly isOpen: boolean },
) {
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
  // While nothing is typed, the picked record leads the list. What is typed asks for another one.
  const isPickedMissing = words === '' && picked !== undefined && !found.some(({ id }) => id === picked.id);
  const records = useSteadyOrder(isPickedMissing ? [picked, ...found] : found, isOpen ? words : null);
  return { records, error, isFetching, isWaiting: isOld || (data === undefined && error === null) };
}

function hasWords(label: string, words: string): boolean {
  return label.toLocaleLowerCase().includes(words.toLocaleLowerCase());
}

/**
 * The records in an order in which more of them come behind those that are seen already.
 *
 * The list picks by position: what moved while an answer came in would be another record than the one highlighted.
 * `words` are those that the records were found for; with other words it is another list.
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
