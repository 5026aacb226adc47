import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './record-list.module.css';

const PAUSE_MS = 250;
const LENGTH_MAX = 100;

interface SearchFieldProps {
  /** The label, such as “Search customers”. */
  readonly label: string;
  readonly value: string | undefined;
  readonly onSearch: (words: string | undefined) => void;
}

/** Searches during typing, after each short pause. Escape clears it. */
export function SearchField({ label, value = '', onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // Something else has changed the URL, such as the back button or a link.
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return undefined;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words === '' ? undefined : words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      className={classes.search}
      maxLength={LENGTH_MAX}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
      }}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={t('lists.emptySearch')} onClick={() => setTyped('')} />
        )
      }
    />
  );
}
