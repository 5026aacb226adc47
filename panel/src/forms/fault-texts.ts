import type { CountinghouseError } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import { faultsOf } from '../api/faults';
import { faultText } from '../i18n/problem-texts';
import { pathOf, valueAt } from './fault-paths';

/**
 * Returns the text of each fault, by the path of its form field.
 *
 * Whatever the service reports about an empty field, the text says that it is empty.
 */
export function faultTexts(t: TFunction, error: CountinghouseError, values: unknown): Record<string, string> {
  const entries = faultsOf(error).map((fault) => {
    const path = pathOf(fault.pointer);
    const text = valueAt(values, path) === '' ? t('faults.required') : faultText(t, fault);
    return [path, text] as const;
  });
  return Object.fromEntries(entries);
}
