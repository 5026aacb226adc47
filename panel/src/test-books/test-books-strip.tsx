import { UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import '../i18n/test-books-texts';
import { useFormats } from '../i18n/formats';
import { useSwitch } from '../session/use-switch';
import classes from './test-books.module.css';
import { setBooksAhead } from './books-clock';
import { useBooksClock } from './use-books-clock';
import { useRelatedBooks } from './use-related-books';

/** Says on every page that these are test books and which day it is there, and leads back to the real ones. */
export default function TestBooksStrip() {
  const { t } = useTranslation();
  const original = useRelatedBooks()?.original;
  const switching = useSwitch();
  const clock = useBooksClock();
  const { day } = useFormats();
  // Live books, which have no strip, go by real time.
  useEffect(() => () => setBooksAhead(0), []);
  return (
    <>
      <aside className={classes.strip} aria-label={t('testBooks.title')}>
        <strong className={classes.word}>{t('testBooks.title')}</strong>
        {clock !== undefined && (
          <time className={classes.day} dateTime={clock.today}>
            {day(clock.today)}
          </time>
        )}
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
