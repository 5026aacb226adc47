import { Title } from '@mantine/core';
import { use, useEffect, useRef } from 'react';
import classes from './page-name.module.css';
import { TitlePrefix } from './title-prefix';

let isFirstPage = true;

/** The name of a page, which is also the window title. */
export function PageName({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const prefix = use(TitlePrefix);
  useEffect(() => {
    document.title = `${prefix}${title} · Countinghouse`;
  }, [prefix, title]);
  useEffect(() => {
    // After a navigation the focus moves to the page's name, unless the page has focused its first field or the opened
    // record. On the first page the browser sets the focus.
    const { activeElement } = document;
    const isInField =
      activeElement instanceof HTMLInputElement || activeElement?.hasAttribute('data-record-link') === true;
    if (!isFirstPage && !isInField) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <Title order={1} ref={heading} tabIndex={-1} className={classes.name}>
      {title}
    </Title>
  );
}
