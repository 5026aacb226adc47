import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './entries.module.css';

interface EntriesProps {
  /** What the entries are, such as “Contacts”. */
  readonly label: string;
  /** The label of the button that adds one. */
  readonly add: string;
  /** The path of the list in its form, where faults of the whole list appear. */
  readonly path: string;
  readonly error?: ReactNode;
  readonly count: number;
  readonly countMax: number;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** The fields of one entry. */
  readonly children: (index: number) => ReactNode;
}

/** A list of entries in a form. A new entry gets the focus; when one goes, the button that adds another has it. */
export function Entries(props: EntriesProps) {
  const { label, add, path, error, count, countMax, onAdd, onRemove, children } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const focus = (selector: string): void => {
    requestAnimationFrame(() =>
      [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
    );
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
        <div
          key={index}
          role="group"
          aria-label={t('common.entry', { label, number: index + 1 })}
          className={classes.entry}
        >
          <div className={classes.fields}>{children(index)}</div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={classes.remove}
            aria-label={t('common.removeEntry', { label, number: index + 1 })}
            onClick={() => {
              onRemove(index);
              focus('[data-add]');
            }}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && error !== null && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        variant="default"
        size="compact-md"
        className={classes.add}
        data-add
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={count >= countMax}
        onClick={() => {
          onAdd();
          focus('[data-entry-start]');
        }}
      >
        {add}
      </Button>
    </div>
  );
}
