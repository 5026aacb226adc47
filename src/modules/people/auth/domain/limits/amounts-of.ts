import { deedOf, type Announced } from './deeds.js';

/** The amounts of what happened, each with the type of its event, in an order that says nothing. */
export function amountsOf(events: readonly Announced[]): string[] {
  const deeds = events.map(deedOf);
  const amounts = deeds.flatMap(({ type, counts }) =>
    counts === undefined ? [] : [`${type} ${counts.amount?.toString() ?? '?'} ${counts.currency}`],
  );
  return amounts.sort();
}
