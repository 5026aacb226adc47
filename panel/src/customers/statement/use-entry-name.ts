import type { StatementEntry } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';

/** Returns what an entry of a statement is called, with its number or its reference. */
export function useEntryName(): (entry: Pick<StatementEntry, 'type' | 'number'>) => string {
  const { t } = useTranslation();
  return ({ type, number }) => t(`statements.type_${type}`, { number: number ?? '' }).trim();
}
