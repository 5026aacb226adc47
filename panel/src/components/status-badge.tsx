import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

/** The colour of a status. The word beside it gives the exact meaning. */
export type Tone = 'neutral' | 'active' | 'good' | 'bad' | 'off';

/** A status as a word with a dot, readable without colours. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
