import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages';
import { marksOf, type NumberMarks } from './decimal-text';

/** Returns the number format of the user's locale. */
export function useNumberMarks(): NumberMarks {
  const { i18n } = useTranslation();
  return useMemo(() => marksOf(localeOf(i18n.language)), [i18n.language]);
}
