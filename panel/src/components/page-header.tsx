import { Anchor, Box, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useRouter, useRouterState, type LinkProps } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { rememberedList } from '../lists/list-memory';
import classes from './page-header.module.css';
import { PageName } from './page-name';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The page above, for pages below a list. */
  readonly back?: LinkProps & { readonly label: string };
  /** Placed beside the name. */
  readonly badge?: ReactNode;
  /** The actions of the page, the main one last. */
  readonly actions?: ReactNode;
}

/** The header of every page: its name, which is also the window title, and its actions. */
export function PageHeader({ title, description, back, badge, actions }: PageHeaderProps) {
  return (
    <Box component="header" className={classes.header}>
      {back !== undefined && <Back {...back} />}
      <Group justify="space-between" align="center" gap="sm" wrap="wrap">
        <Group gap="sm" className={classes.name}>
          <PageName title={title} />
          {badge}
        </Group>
        {actions !== undefined && (
          <Group gap="xs" data-commands>
            {actions}
          </Group>
        )}
      </Group>
      {description !== undefined && (
        <Text c="dimmed" size="sm" maw={640} mt={6}>
          {description}
        </Text>
      )}
    </Box>
  );
}

/** Links to the list as it was left: filters, order and page, and through the history its scroll position. */
function Back({ label, ...link }: LinkProps & { label: string }) {
  const router = useRouter();
  const from = useRouterState({ select: ({ location }) => location.state.from });
  const left = typeof link.to === 'string' ? rememberedList(link.to) : undefined;
  const asLeft = left === undefined ? {} : { search: left.search, state: { trail: left.trail ?? [] } };
  return (
    <Anchor
      renderRoot={(props) => <Link {...link} {...(asLeft as object)} {...props} />}
      onClick={(event: MouseEvent) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
        if (from !== link.to || !isPlain) return;
        event.preventDefault();
        router.history.back();
      }}
      size="sm"
      c="dimmed"
      className={classes.back}
      aria-keyshortcuts="u"
    >
      <IconArrowLeft size={16} aria-hidden /> {label}
    </Anchor>
  );
}
