import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages';

const KB = 1024;
const MB = KB * KB;

/** Returns a function that shows a number of bytes in the user's language, such as 1.8 MB. */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  return (bytes) => {
    const [unit, amount] =
      bytes < MB ? (['kilobyte', bytes / KB] as const) : (['megabyte', bytes / MB] as const);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
  };
}
