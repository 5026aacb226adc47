import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/problem';
import { useNotifyProblem } from '../components/notify';
import { faultTexts } from './fault-texts';
import { LastAttempt } from './idempotency';

type FormValues = Record<string, unknown>;

interface SaveSteps<Values extends FormValues, Saved> {
  readonly form: UseFormReturnType<Values>;
  /** Sends the values, with the key as Idempotency-Key. */
  readonly save: (values: Values, key: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** Fields of the body that an input of another name stands for. */
  readonly shownAt?: Readonly<Record<string, string>>;
}

/**
 * Saves a form. The service is the one judge of its values: its faults are shown at the fields that they point to, the
 * first of which gets the focus; everything else, also faults of fields that the form has not, becomes a notification.
 * When no answer came, saving the same values again repeats the request instead of making a second record.
 */
export function useSave<Values extends FormValues, Saved>(steps: SaveSteps<Values, Saved>) {
  const { form, save, onSaved, shownAt = {} } = steps;
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const [lastAttempt] = useState(() => new LastAttempt());
  const mutation = useMutation({
    mutationFn: (values: Values) => save(values, lastAttempt.keyFor(values)),
    onSuccess: (saved) => {
      lastAttempt.ended(undefined);
      onSaved(saved);
    },
    onError: (error) => {
      lastAttempt.ended(error instanceof ApiProblem ? error.code : 'unreadable');
      if (!(error instanceof ApiProblem) || error.faults.length === 0) return notifyProblem(error);
      const texts = Object.entries(faultTexts(t, error, form.getValues()));
      const errors = texts.map(([path, text]) => [shownAt[path] ?? path, text] as const);
      form.setErrors(Object.fromEntries(errors));
      const paths = errors.map(([path]) => path);
      focusFirst(form, paths);
      if (paths.some((path) => inputOf(form, path) === null)) notifyProblem(error);
    },
  });
  return {
    isSaving: mutation.isPending,
    submit: form.onSubmit(
      (values) => {
        // A second press of Enter while the first is on its way would create a second record.
        if (!mutation.isPending) mutation.mutate(values);
      },
      (errors) => focusFirst(form, Object.keys(errors)),
    ),
  };
}

function focusFirst<Values extends FormValues>(form: UseFormReturnType<Values>, paths: string[]): void {
  const inputs = paths.map((path) => inputOf(form, path));
  inputs.find((input) => input !== null)?.focus();
}

/** The element of a field. Checkboxes and radios of one field stand in a group with the field's path. */
function inputOf<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  path: string,
): HTMLElement | null {
  return form.getInputNode(path as never) ?? document.querySelector(`[data-field="${CSS.escape(path)}"]`);
}
