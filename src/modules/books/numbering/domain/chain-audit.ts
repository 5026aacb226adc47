import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A document of the chain, and whether its hash is the one that its predecessor and its content lead to. */
export interface AuditedDocument {
  readonly position: bigint;
  readonly number: string;
  readonly period: string;
  readonly sequence: number;
  readonly issue_date: CalendarDate;
  readonly isChained: boolean;
}

interface Ends {
  readonly number: string;
  readonly issue_date: CalendarDate;
}

export interface AuditFindings {
  readonly documents: number;
  readonly first: Ends | null;
  readonly last: Ends | null;
  /** Numbers before which one or more are missing. */
  readonly gaps: readonly string[];
  readonly duplicates: readonly string[];
  /** Numbers dated before the one that precedes them. */
  readonly backdated: readonly string[];
  /** Numbers whose hash does not follow from their predecessor and content. */
  readonly broken: readonly string[];
}

/** The longest list of findings: a hundred of them have the same cause. */
const LISTED_MAX = 100;

/** Checks a chain from its first document on, and collects the findings. */
export class ChainAudit {
  private readonly seen = new Set<string>();
  private readonly notes = {
    gaps: [] as string[],
    duplicates: [] as string[],
    backdated: [] as string[],
    broken: [] as string[],
  };
  private first: AuditedDocument | undefined;
  private last: AuditedDocument | undefined;
  private documents = 0;

  /** Takes the count that the series began with. */
  constructor(private readonly firstNumber = 1) {}

  add(document: AuditedDocument): void {
    const { last } = this;
    if (!this.follows(document)) this.note('gaps', document);
    if (this.seen.has(document.number)) this.note('duplicates', document);
    if (last !== undefined && document.issue_date < last.issue_date) this.note('backdated', document);
    if (!document.isChained) this.note('broken', document);
    this.seen.add(document.number);
    this.first ??= document;
    this.last = document;
    this.documents += 1;
  }

  findings(): AuditFindings {
    const { documents, first, last, notes } = this;
    return { documents, first: endOf(first), last: endOf(last), ...notes };
  }

  /** The next place of the chain, and the next number of its period or the first of another one. */
  private follows({ position, period, sequence }: AuditedDocument): boolean {
    const { last } = this;
    if (last === undefined) return position === 1n && sequence === this.firstNumber;
    if (position !== last.position + 1n) return false;
    // A series that begins to count by the year goes on where it is.
    return sequence === last.sequence + 1 || (period !== last.period && sequence === 1);
  }

  private note(kind: keyof typeof this.notes, { number }: AuditedDocument): void {
    if (this.notes[kind].length < LISTED_MAX) this.notes[kind].push(number);
  }
}

function endOf(document: AuditedDocument | undefined): Ends | null {
  return document === undefined ? null : { number: document.number, issue_date: document.issue_date };
}
