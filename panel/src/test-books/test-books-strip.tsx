import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../i18n/test-books-texts';
import { useSwitch } from '../session/use-switch';
import classes from './test-books.module.css';
import { useRelatedBooks } from './use-related-books';

/** Says on every page that these are test books, and leads back to the real ones. */
export default function TestBooksStrip() {
  const { t } = useTranslation();
  const original = useRelatedBooks()?.original;
  const switching = useSwitch();
  return (
    <>
      <aside className={classes.strip} aria-label={t('testBooks.title')}>
        <strong className={classes.word}>{t('testBooks.title')}</strong>
        <span className={classes.about}>{t('testBooks.strip')}</span>
        {original !== undefined && (
          <UnstyledButton
            className={classes.back}
            disabled={switching.isPending}
            onClick={() => switching.mutate(original.id)}
          >
            {t('testBooks.back', { name: original.name })}
          </UnstyledButton>
        )}
      </aside>
      <div className={classes.frame} aria-hidden data-test-frame />
    </>
  );
}
