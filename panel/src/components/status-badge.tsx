import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

/** What a status means at a glance; the word beside it says it exactly. */
export type Tone = 'neutral' | 'active' | 'good' | 'bad' | 'off';

/** A status as a word with a dot, readable without colours. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
