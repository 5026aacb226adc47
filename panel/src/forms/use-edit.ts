import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNotifyProblem } from '../components/notify';
import { differencesOf, withTheirs, type Difference } from './differences';
import { useSave } from './use-save';

interface Versioned {
  readonly version: number;
}

interface EditSteps<Values extends Record<string, unknown>, Saved extends Versioned, Intent> {
  readonly form: UseFormReturnType<Values>;
  /** The record when the form was opened. */
  readonly record: Saved;
  /** Converts a record to form values. */
  readonly valuesOf: (record: Saved) => Values;
  /** Replaces this version of the record. */
  readonly save: (values: Values, version: number) => Promise<Saved>;
  /** Loads the current record. */
  readonly reload: () => Promise<Saved>;
  /** `intent` is the argument of `submitAs`; undefined after a conflict, because that has changed what is saved. */
  readonly onSaved: (saved: Saved, intent: Intent | undefined) => void;
  readonly toFormPath?: (path: string, values: Values) => string;
}

/** Somebody else has saved the record since it was opened: the differences, and their record. */
export interface Conflict<Saved> {
  readonly theirs: Saved;
  readonly differences: readonly Difference[];
}

/**
 * Saves a form over one version of a record. If another version is stored by now, `conflict` has the differences, and
 * `settle` saves the chosen values over that version: the other person's in the fields of the given paths, otherwise
 * the user's. If nothing differs, a request of this form was stored whose answer was lost.
 */
export function useEdit<Values extends Record<string, unknown>, Saved extends Versioned, Intent = never>(
  steps: EditSteps<Values, Saved, Intent>,
) {
  const { form, record, valuesOf, save, reload, onSaved, toFormPath } = steps;
  const notifyProblem = useNotifyProblem();
  const base = useRef(record);
  const [conflict, setConflict] = useState<Conflict<Saved>>();

  const saving = useSave<Values, Saved, Intent>({
    form,
    save: (values) => save(values, base.current.version),
    onSaved,
    toFormPath,
    onProblem: ({ code }, values) => {
      if (code !== 'precondition_failed') return false;
      compare(values).catch(notifyProblem);
      return true;
    },
  });
  const compare = async (values: Values): Promise<void> => {
    const theirs = await reload();
    if (JSON.stringify(valuesOf(theirs)) === JSON.stringify(values)) return onSaved(theirs, undefined);
    const differences = differencesOf(valuesOf(base.current), values, valuesOf(theirs));
    if (differences.length > 0) setConflict({ theirs, differences });
    else saveOver(theirs, values);
  };
  const saveOver = (theirs: Saved, values: Values): void => {
    base.current = theirs;
    saving.saveValues(values);
  };
  return {
    ...saving,
    conflict,
    giveUp: () => setConflict(undefined),
    settle: (paths: ReadonlySet<string>) => {
      if (conflict === undefined) return;
      const chosen = withTheirs(form.getValues(), valuesOf(conflict.theirs), [...paths]);
      form.setValues(chosen);
      setConflict(undefined);
      saveOver(conflict.theirs, chosen);
    },
  };
}
