import { must, type World } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** What was told at an instant, and the same questions with the knowledge of that instant. */
interface Told {
  readonly path: string;
  readonly said: string;
  /** How many customers had been merged: what is known of a customer follows to the one that stays. */
  readonly merges: number;
}

/** So many are asked again each time. */
const ASKED_AGAIN = 8;

const remembered = new WeakMap<World, Told[]>();

/** The past as it was known never changes, whatever is recorded later. */
export const knownPast: Place = {
  name: 'the past as it was known',
  cost: 'dear',
  reads: ['CurrencyReceivables.due', 'CurrencyReceivables.overdue', 'CurrencyReceivables.unapplied_credit'],
  read: async (world) => {
    await world.settles();
    const { merges } = world.model;
    const told = (remembered.get(world) ?? []).filter((one) => {
      return one.merges === merges || !one.path.startsWith('/customers/');
    });
    for (const { path, said } of told.slice(-ASKED_AGAIN)) {
      same(`known: ${path}`, said, await figuresOf(world, path));
    }
    const { now } = must(await world.api.get('/organization/clock'), 200);
    for (const path of questionsOf(world)) {
      const said = await figuresOf(world, path);
      told.push({
        path: `${path}${path.includes('?') ? '&' : '?'}known_at=${now as string}`,
        said,
        merges,
      });
    }
    remembered.set(world, told);
    // What is done next is done later than what was asked.
    await world.settles();
  },
};

function questionsOf(world: World): string[] {
  const [customer] = [...world.model.customers.keys()].filter((label) => world.has(label));
  const reports = ['/reports/receivables', '/reports/revenue'];
  if (customer === undefined) return reports;
  const path = `/customers/${world.idOf(customer)}`;
  return [...reports, `${path}/balance`, `${path}/statement`];
}

/** Without the instant itself, and without months and currencies that have nothing: due, overdue, unapplied_credit. */
async function figuresOf(world: World, path: string): Promise<string> {
  const { known_at: _known_at, ...answer } = must(await world.api.get(path), 200);
  const rows = (answer.data as object[] | undefined)?.filter((row) => {
    return /[1-9]/.test(JSON.stringify({ ...row, months: [], aging: [] }));
  });
  return JSON.stringify(rows === undefined ? answer : { ...answer, data: rows });
}
