import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { valueAt } from './fault-paths';

/** Where fields get their values from: a form, or one line of it. Paths have dots, such as `delivery.date`. */
export interface FieldSource {
  /** Returns the properties of an input, which depend on its kind. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly field: (path: string) => any;
  readonly valueAt: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  readonly errorAt: (path: string) => ReactNode;
}

/** Returns the fields of a form. */
export function formSource<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
): FieldSource {
  return {
    field: (path) => form.getInputProps(path) as object,
    valueAt: (path) => valueAt(form.values, path),
    change: (path, value) => form.setFieldValue(path, value as never),
    errorAt: (path) => form.errors[path],
  };
}

/** Returns the fields of a group in a source, such as those of `details`. */
export function within(source: FieldSource, group: string): FieldSource {
  const full = (path: string): string => `${group}.${path}`;
  return {
    field: (path) => source.field(full(path)) as object,
    valueAt: (path) => source.valueAt(full(path)),
    change: (path, value) => source.change(full(path), value),
    errorAt: (path) => source.errorAt(full(path)),
  };
}

/** Returns a copy of the values with another one at a path. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValueAt(valueAt(values, key), rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(key), next) as T;
  return { ...values, [key]: next };
}

/** Counts the values that somebody has filled in. */
export function filledIn(values: unknown): number {
  if (typeof values === 'object' && values !== null) {
    return Object.values(values).reduce<number>((sum, inner) => sum + filledIn(inner), 0);
  }
  return values === null || values === undefined || values === '' || values === false ? 0 : 1;
}
