import { Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header';
import { Brand } from '../../shell/brand';
import classes from '../sign-in/sign-in-page.module.css';

interface LinkPageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a page for somebody who has a link and is not signed in. */
export function LinkPage({ title, description, children }: LinkPageProps) {
  return (
    <main className={classes.ground}>
      <div className={classes.column}>
        <Group justify="center" mb="lg">
          <Brand />
        </Group>
        <Paper withBorder shadow="xs" className={classes.card}>
          <PageHeader title={title} description={description} />
          {children}
        </Paper>
      </div>
    </main>
  );
}

/** The token behind the `#` of the address, which no server and no log ever sees. */
export function tokenInAddress(): string {
  return location.hash.slice(1);
}
