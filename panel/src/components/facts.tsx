import { Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Names and values under a heading. `after` is placed below them. */
export function Facts({ title, after, children }: FactsProps & { readonly after?: ReactNode }) {
  return (
    <Panel title={title}>
      <dl className={classes.facts}>{children}</dl>
      {after}
    </Panel>
  );
}

/** A framed part of a page under a heading. `actions` stand beside the heading. */
export function Panel({ title, actions, children }: FactsProps & { readonly actions?: ReactNode }) {
  const id = useId();
  return (
    <Paper withBorder component="section" aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </Paper>
  );
}

/** One name and value. Not shown without a value. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Panels below each other, or side by side if there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={classes.panels}>{children}</div>;
}
