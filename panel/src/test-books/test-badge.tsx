import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../i18n/test-books-texts';
import classes from './test-books.module.css';

/** Marks what belongs to test books. */
export function TestBadge() {
  const { t } = useTranslation();
  return (
    <Badge component="span" radius="sm" className={classes.badge}>
      {t('testBooks.badge')}
    </Badge>
  );
}
