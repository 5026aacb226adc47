import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/problem';
import { useNotifyProblem } from '../components/notify';
import { faultText } from '../i18n/problem-texts';
import { pathOf } from './fault-paths';

type FormValues = Record<string, unknown>;

interface SaveSteps<Values extends FormValues, Saved> {
  readonly form: UseFormReturnType<Values>;
  readonly save: (values: Values) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** Fields of the body that another input of the form stands for. */
  readonly shownAt?: Readonly<Record<string, string>>;
}

/**
 * Saves a form. The service is the one judge of its values: its faults are shown at the fields that they point to, the
 * first of which gets the focus; everything else, also faults of fields that the form has not, becomes a notification.
 */
export function useSave<Values extends FormValues, Saved>(steps: SaveSteps<Values, Saved>) {
  const { form, save, onSaved, shownAt = {} } = steps;
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();

  const showFaults = (problem: ApiProblem): boolean => {
    const errors = problem.faults.map((fault) => {
      const path = pathOf(fault.pointer);
      return [shownAt[path] ?? path, faultText(t, fault)] as const;
    });
    form.setErrors(Object.fromEntries(errors));
    const [first] = errors.map(([path]) => inputOf(form, path)).filter((input) => input !== null);
    first?.focus();
    return errors.length > 0 && errors.every(([path]) => inputOf(form, path) !== null);
  };

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof ApiProblem && showFaults(error)) return;
      notifyProblem(error);
    },
  });
  return {
    isSaving: mutation.isPending,
    submit: form.onSubmit((values) => {
      // A second press of Enter while the first is on its way would create a second record.
      if (!mutation.isPending) mutation.mutate(values);
    }),
  };
}

/** The element of a field. Checkboxes and radios of one field stand in a group with the field's path. */
function inputOf<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  path: string,
): HTMLElement | null {
  return form.getInputNode(path as never) ?? document.querySelector(`[data-field="${CSS.escape(path)}"]`);
}
