import { unitsOf } from '../model/fraction.js';
import { must } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** So many of the last days that are over are asked for. */
const DAYS = 4;

/** What customers owed and had at the end of earlier days, as it is known today. */
export const pastDays: Place = {
  name: 'balance at the end of an earlier day',
  cost: 'dear',
  reads: ['CustomerBalance.due', 'CustomerBalance.credit'],
  read: async (world) => {
    const { past } = world.model;
    for (const day of past.known.slice(0, DAYS)) {
      for (const { customer, currency, due, credit } of past.at(day)) {
        const path = `/customers/${world.idOf(customer)}/balance?as_of=${day}`;
        const rows = must(await world.api.get(path), 200).data as any[];
        const row = rows.find((one) => one.currency === currency) ?? { due: 0, credit: 0 };
        const shown = { due: unitsOf(row.due, currency), credit: unitsOf(row.credit, currency) };
        same(`balance of ${day}: ${customer} ${currency}`, { due, credit }, shown);
      }
    }
  },
};
