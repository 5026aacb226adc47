import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import classes from './conflict-dialog.module.css';
import type { Difference } from './differences';
import type { Conflict } from './use-edit';
import '../i18n/form-texts';

interface ConflictDialogProps {
  readonly conflict: Conflict<unknown> | undefined;
  readonly onClose: () => void;
  /** Saves, with the other person's values in the fields of these paths. */
  readonly onSettle: (paths: ReadonlySet<string>) => void;
  /** Returns the label of a field. */
  readonly labelOf: (path: string) => string;
  /** Formats the value of a field; undefined for the default format. */
  readonly textOf?: (path: string, value: unknown) => string | undefined;
}

/** Shows what somebody else has changed in the meantime, and asks whose values to keep. */
export function ConflictDialog({ conflict, onClose, ...props }: ConflictDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={conflict !== undefined} onClose={onClose} title={t('conflict.title')} size="lg">
      {conflict !== undefined && <Choices {...props} differences={conflict.differences} onClose={onClose} />}
    </Dialog>
  );
}

type ChoicesProps = Omit<ConflictDialogProps, 'conflict'> & Pick<Conflict<unknown>, 'differences'>;

function Choices({ differences, onClose, onSettle, labelOf, textOf }: ChoicesProps) {
  const { t } = useTranslation();
  // Fields that only the other person has changed take their values, unless the user decides otherwise.
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isContested }) => !isContested).map(({ path }) => path)),
  );
  const all = (): ReadonlySet<string> => new Set(differences.map(({ path }) => path));
  const choose = (path: string, isTheirs: boolean): void => {
    const others = [...theirs].filter((one) => one !== path);
    setTheirs(new Set(isTheirs ? [...others, path] : others));
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('conflict.text')}</Text>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" onClick={() => setTheirs(new Set())}>
          {t('conflict.allMine')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => setTheirs(all())}>
          {t('conflict.allTheirs')}
        </Button>
      </Group>
      {differences.map((difference) => (
        <Choice
          key={difference.path}
          difference={difference}
          label={labelOf(difference.path)}
          textOf={textOf}
          isTheirs={theirs.has(difference.path)}
          onChange={(isTheirs) => choose(difference.path, isTheirs)}
        />
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common.keepEditing')}
        </Button>
        <Button onClick={() => onSettle(theirs)}>{t('conflict.save')}</Button>
      </Group>
    </Stack>
  );
}

interface ChoiceProps extends Pick<ConflictDialogProps, 'textOf'> {
  readonly difference: Difference;
  readonly label: string;
  readonly isTheirs: boolean;
  readonly onChange: (isTheirs: boolean) => void;
}

function Choice({ difference, label, textOf, isTheirs, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const { path, mine, theirs } = difference;
  const read = (value: unknown): string => {
    const text = textOf?.(path, value) ?? usualText(value);
    return text === '' ? t('conflict.empty') : text;
  };
  return (
    <Radio.Group
      label={label}
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={(value) => onChange(value === 'theirs')}
    >
      <div className={classes.sides}>
        <Side value="mine" name={t('conflict.mine')} text={read(mine)} />
        <Side value="theirs" name={t('conflict.theirs')} text={read(theirs)} />
      </div>
    </Radio.Group>
  );
}

function Side({ value, name, text }: { value: string; name: string; text: string }) {
  return (
    <Radio
      value={value}
      classNames={{ root: classes.side }}
      label={
        <>
          <span className={classes.name}>{name}</span>
          <span className={classes.text}>{text}</span>
        </>
      }
    />
  );
}

/** Formats lists line by line, with commas between the fields of an entry. */
function usualText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(usualText).join('\n');
  if (typeof value === 'object') return Object.values(value).map(usualText).filter(Boolean).join(', ');
  return value === true ? '✓' : value === false ? '–' : String(value);
}
