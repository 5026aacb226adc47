import { CountinghouseError } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyProblem } from '../components/notify';
import { useTypedHere } from '../components/typed-here';
import { SessionEnded } from '../session/session-store';
import { faultTexts } from './fault-texts';
import { LastAttempt } from './idempotency';

type FormValues = Record<string, unknown>;

interface SaveSteps<Values extends FormValues, Saved, Intent> {
  readonly form: UseFormReturnType<Values>;
  /** Sends the values, with the key as Idempotency-Key. */
  readonly save: (values: Values, key: string) => Promise<Saved>;
  /** `intent` is the argument of `submitAs`; undefined for plain saving. */
  readonly onSaved: (saved: Saved, intent: Intent | undefined) => void;
  /** Converts the path of a body field to that of its input, if they differ. */
  readonly toFormPath?: (path: string, values: Values) => string;
  /** Handles a problem in another way; returns false if it does not. */
  readonly onProblem?: (problem: CountinghouseError, values: Values) => boolean;
}

/**
 * Saves a form. Only the service validates the values: its faults appear at their fields, and the first of these gets
 * the focus. `trouble` has every other error, including faults of fields that the form does not have, for FormTrouble
 * to show. If no answer came, saving the same values again repeats the request and creates no second record.
 *
 * In a dialog, it lets the dialog ask before it closes over changed values.
 *
 * What happens after saving is an argument of `submitAs` and never a value of the form, so that no later submit
 * inherits it.
 */
export function useSave<Values extends FormValues, Saved, Intent = never>(
  steps: SaveSteps<Values, Saved, Intent>,
) {
  const { form, save, onSaved, toFormPath = (path) => path, onProblem } = steps;
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  useTypedHere(() => form.isDirty());
  const [lastAttempt] = useState(() => new LastAttempt());
  const [trouble, setTrouble] = useState<CountinghouseError>();
  const isOnItsWay = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ values }: Submitted<Values, Intent>) => save(values, lastAttempt.keyFor(values)),
    onMutate: () => {
      isOnItsWay.current = true;
      setTrouble(undefined);
    },
    onSuccess: (saved, { intent }) => {
      lastAttempt.ended(undefined);
      onSaved(saved, intent);
    },
    onError: (error, { values }) => {
      const isProblem = error instanceof CountinghouseError;
      lastAttempt.ended(isProblem ? error.code : 'unreadable_answer');
      if (!isProblem) return notifyProblem(error);
      if (error instanceof SessionEnded) return;
      if (onProblem?.(error, values) === true) return;
      const errors = shownFaults(faultTexts(t, error, form.getValues()), (path) => toFormPath(path, values));
      form.setErrors(errors);
      const paths = Object.keys(errors);
      focusFirst(form, paths);
      if (paths.length === 0 || paths.some((path) => inputOf(form, path) === null)) setTrouble(error);
    },
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const saveValues = (values: Values, intent?: Intent): void => {
    // A second press of Enter during the request would create a second record.
    if (!isOnItsWay.current) mutation.mutate({ values, intent });
  };
  const focusFaults = (errors: object): void => focusFirst(form, Object.keys(errors));
  const submitWith = (intent?: Intent) => form.onSubmit((values) => saveValues(values, intent), focusFaults);
  return {
    isSaving: mutation.isPending,
    trouble,
    saveValues,
    submit: submitWith(),
    submitAs: (intent: Intent) => submitWith(intent)(),
  };
}

/** Returns the texts of the faults, by the paths of the inputs that show them. */
function shownFaults(texts: Record<string, string>, toFormPath: (path: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [toFormPath(path), text]));
}

interface Submitted<Values, Intent> {
  readonly values: Values;
  readonly intent: Intent | undefined;
}

function focusFirst<Values extends FormValues>(form: UseFormReturnType<Values>, paths: string[]): void {
  const inputs = paths.map((path) => inputOf(form, path)).filter((input) => input !== null);
  // In the order of the page, not of the faults.
  inputs.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  inputs[0]?.focus();
}

/** Returns the element of a field. Checkboxes and radios of one field are in a group with the field's path. */
function inputOf<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  path: string,
): HTMLElement | null {
  return form.getInputNode(path as never) ?? document.querySelector(`[data-field="${CSS.escape(path)}"]`);
}
