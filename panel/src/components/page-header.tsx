import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Where the page came from, for pages below a list. */
  readonly back?: LinkProps & { readonly label: string };
  /** Stands beside the name. */
  readonly badge?: ReactNode;
  /** What can be done here; the main action last. */
  readonly actions?: ReactNode;
}

let isFirstPage = true;

/** The head of every page: its name, also as the title of the window, and its actions. */
export function PageHeader({ title, description, back, badge, actions }: PageHeaderProps) {
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
      {back !== undefined && <Back {...back} />}
      <Group justify="space-between" align="center" gap="sm" wrap="wrap">
        <Group gap="sm" className={classes.name}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {badge}
        </Group>
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

function Back({ label, ...link }: LinkProps & { label: string }) {
  return (
    <Anchor
      renderRoot={(props) => <Link {...link} {...props} />}
      size="sm"
      c="dimmed"
      className={classes.back}
      aria-keyshortcuts="u"
    >
      <IconArrowLeft size={16} aria-hidden /> {label}
    </Anchor>
  );
}
