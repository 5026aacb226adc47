import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './entries.module.css';

interface EntriesProps {
  /** The name of the entries, such as “Contacts”. */
  readonly label: string;
  /** The label of the button that adds an entry. */
  readonly add: string;
  /** The path of the list in its form, where faults of the whole list appear. */
  readonly path: string;
  readonly error?: ReactNode;
  readonly count: number;
  readonly countMax: number;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** Renders the fields of one entry; `data-entry-start` marks the one that gets the focus. */
  readonly children: (index: number) => ReactNode;
}

/** A list of entries in a form. A new entry gets the focus; after a removal, the button that adds one gets it. */
export function Entries(props: EntriesProps) {
  const { label, add, path, error, count, countMax, onAdd, onRemove, children } = props;
  const place = useRef<HTMLDivElement>(null);
  // The fields are there at once, so that the next key is typed into them and none is lost.
  const change = (act: () => void, focused: string): void => {
    flushSync(act);
    const found = place.current?.querySelectorAll<HTMLElement>(focused) ?? [];
    [...found].at(-1)?.focus();
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      className={classes.entries}
      data-field={path}
      tabIndex={-1}
    >
      {Array.from({ length: count }, (_, index) => (
        <Entry
          key={index}
          label={label}
          number={index + 1}
          onRemove={() => change(() => onRemove(index), '[data-add]')}
        >
          {children(index)}
        </Entry>
      ))}
      {error !== undefined && error !== null && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        variant="default"
        size="compact-sm"
        className={classes.add}
        data-add
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={count >= countMax}
        onClick={() => change(onAdd, '[data-entry-start]')}
      >
        {add}
      </Button>
    </div>
  );
}

interface EntryProps {
  readonly label: string;
  readonly number: number;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Entry({ label, number, onRemove, children }: EntryProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('common.labelled', { label, value: number })} className={classes.entry}>
      <div className={classes.fields}>{children}</div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.remove}
        aria-label={t('common.removeEntry', { label, number })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
