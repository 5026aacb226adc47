import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages';
import { marksOf, type NumberMarks } from './decimal-text';

/** How the person's locale writes numbers. */
export function useNumberMarks(): NumberMarks {
  const { i18n } = useTranslation();
  return useMemo(() => marksOf(localeOf(i18n.language)), [i18n.language]);
}
