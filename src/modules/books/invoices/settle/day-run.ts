import { enqueue, jobKind, type JobKind, type Transaction } from '../../../../platform/index.js';
import { BEFORE_ALL, type DuePlace } from '../domain/due-place.js';

export interface DayOrder {
  /** Where the page before this one ended. */
  readonly after: DuePlace;
}

/**
 * A job that goes through the open invoices of an organization in the order of their due dates, usually once a day.
 *
 * Each page is a transaction and a job of its own, so that neither grows with the number of invoices.
 */
export class DayRun {
  readonly kind: JobKind<DayOrder>;

  constructor(name: JobKind<DayOrder>['name']) {
    this.kind = jobKind<DayOrder>(name);
  }

  /** Orders it from the beginning; one that waits under the same key is replaced. */
  order(tx: Transaction, { key, at }: { readonly key: string; readonly at: Date }): void {
    enqueue(tx, this.kind, { key, payload: { after: BEFORE_ALL }, due: at });
  }

  /** Orders the rest, behind the page that is done. */
  goOn(tx: Transaction, { key, after }: { readonly key: string; readonly after: DuePlace }): void {
    enqueue(tx, this.kind, { key, payload: { after } });
  }
}

/** Where the next page goes on; undefined behind the last one, which is not full. */
export function endOfPage(page: readonly DuePlace[], limit: number): DuePlace | undefined {
  const last = page.length < limit ? undefined : page.at(-1);
  return last && { due_date: last.due_date, id: last.id };
}
