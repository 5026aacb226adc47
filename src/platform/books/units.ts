import { DryRun } from './dry-run.js';
import { OnBehalf } from './on-behalf.js';
import { Stage } from './stage.js';
import { Transaction } from './transaction.js';

/** A transaction of several units of work, each of which ends before the next one begins. */
export type Units = Stage | DryRun | OnBehalf;

/** Takes the organization of what was committed; undefined if it is of several, or of one that is not known here. */
export type CommitListener = (organizationId: string | undefined) => void;

export function isUnits(joined: Transaction | Units | undefined): joined is Units {
  return joined instanceof Stage || joined instanceof DryRun || joined instanceof OnBehalf;
}

/** Whether the work of a whole request happens in a transaction that was opened for it. */
export function isAround(underWay: object | string | undefined): boolean {
  return underWay instanceof Transaction || underWay instanceof DryRun || underWay instanceof OnBehalf;
}

/** Says that work must be asked for again, inside a transaction that is opened around it. */
export class Withheld extends Error {}
