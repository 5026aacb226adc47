import type { Books } from '../model/books.js';
import { same } from '../places/compare.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';

/** Makes one customer of two: whatever the one owes and has is the other's. */
export const mergeCustomers: Action = {
  name: 'merge customers',
  weight: 1,
  operations: ['customers.merge'],
  choose: (model, random) => {
    const [source, target] = [
      random.pick([...model.customers.keys()]),
      random.pick([...model.customers.keys()]),
    ];
    if (source === undefined || target === undefined || !isPossible(model, source, target)) return undefined;
    return { source, customer: target };
  },
  applies: (model, { source, customer }) => isPossible(model, source, customer),
  run: async (world, { source, customer }) => {
    const { model } = world;
    const path = `/customers/${world.idOf(source)}`;
    const into = world.idOf(customer);
    const own = [...model.invoices.values()].filter((one) => one.customer === source);
    const said = must(await world.api.post(`${path}/merge`, { into, dry_run: true }), 200);
    const done = must(await world.api.post(`${path}/merge`, { into, dry_run: false }), 200);
    same(`what a merge says before: ${source}`, JSON.stringify(said.moved), JSON.stringify(done.moved));
    same(`invoices of a merge: ${source}`, own.length, done.moved.invoices as number);
    same(`who was merged: ${source}`, into, must(await world.api.get(path), 200).merged_into as string);
    model.merge(source, customer);
  },
};

/** Not where credit of the one that stays settles by itself and the other has a deposit, see `applyCredit`. */
function isPossible(model: Books, source: string, target: string): boolean {
  const stays = model.customers.get(target);
  const own = [...model.invoices.values()].filter((one) => one.customer === source);
  const hasDeposit = own.some(({ prepaid }) => prepaid > 0n);
  return (
    source !== target &&
    model.customers.has(source) &&
    stays !== undefined &&
    !(hasDeposit && stays.appliesCredit === true)
  );
}
