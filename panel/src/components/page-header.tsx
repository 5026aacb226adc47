import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Where the page came from, for pages below a list. */
  readonly back?: { readonly to: LinkProps['to']; readonly label: string };
  /** What can be done here; the main action last. */
  readonly actions?: ReactNode;
}

let isFirstPage = true;

/** The head of every page: its name, also as the title of the window, and its actions. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Countinghouse`;
  }, [title]);
  useEffect(() => {
    // After a navigation the reader stands at the page's name, unless the page has put them into its first field. On
    // the first page the browser has put them where they should be.
    const isInField = document.activeElement instanceof HTMLInputElement;
    if (!isFirstPage && !isInField) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <Box component="header" className={classes.header}>
      {back !== undefined && (
        <Anchor
          renderRoot={(props) => <Link to={back.to} {...props} />}
          size="sm"
          c="dimmed"
          className={classes.back}
        >
          <IconArrowLeft size={16} aria-hidden /> {back.label}
        </Anchor>
      )}
      <Group justify="space-between" align="center" gap="sm" wrap="wrap">
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {description !== undefined && (
        <Text c="dimmed" size="sm" maw={640} mt={6}>
          {description}
        </Text>
      )}
    </Box>
  );
}
