import { addDays } from '../model/days.js';
import type { Books } from '../model/books.js';
import type { Random } from '../run/random.js';
import type { Action } from './action.js';

/** Some days, or as many as there are to a day on which something ends, or the day after. */
export const letTimePass: Action = {
  name: 'let time pass',
  weight: 5,
  operations: ['organization.move_clock'],
  choose: (model, random) => ({ days: daysToAnEnd(model, random) ?? random.one([1, 3, 8, 15, 31]) }),
  applies: () => true,
  run: (world, { days }) => world.passes(days as number),
};

/** Mistakes are made by one day: on the last day of a discount or of a term, and on the day after. */
function daysToAnEnd(model: Books, random: Random): number | undefined {
  if (random.chance(0.5)) return undefined;
  const open = [...model.invoices.values()].filter((invoice) => model.asked(invoice) > 0n);
  const ends = open.flatMap(({ dueOn, issuedOn, terms }) => {
    const offers = (terms.early_payment ?? []).map(({ days }) => addDays(issuedOn ?? '', days));
    return [dueOn ?? '', ...offers];
  });
  const days = ends
    .flatMap((end) => [end, addDays(end, 1)])
    .map((day) => (Date.parse(day) - Date.parse(model.today)) / 86_400_000);
  return random.pick(days.filter((one) => one > 0 && one <= 31));
}
