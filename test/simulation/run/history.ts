import { ACTIONS } from '../actions/index.js';
import type { Action, Details } from '../actions/action.js';
import type { KnownFault } from '../known-faults.js';
import { PLACES } from '../places/index.js';
import type { Place } from '../places/place.js';
import { Random } from './random.js';
import { Difference, type Owner, World } from './world.js';
import type { Sent } from './client.js';

/** One thing that somebody does, as a file keeps it. */
export interface Step {
  readonly action: string;
  readonly details: Details;
}

export interface Outcome {
  readonly steps: readonly Step[];
  readonly difference: Difference | undefined;
  /** The name of the place that differs, or `actions` if a request was answered otherwise than expected. */
  readonly place: string;
  readonly sent: readonly Sent[];
  /** How many comparisons were made. */
  readonly readings: number;
}

export interface Rules {
  readonly url: string;
  readonly owner: Owner;
  readonly known: readonly KnownFault[];
  /** Read only this place, after each step; `actions` reads none. */
  readonly only?: string;
}

/** The dear places are read after each of so many steps, and after the last one. */
const DEAR_EVERY = 10;

/** Lives through a history that a seed determines. */
export async function live(rules: Rules, seed: number, steps: number): Promise<Outcome> {
  const random = new Random(seed);
  return walk(rules, steps, (world) => nextStep(world, random, rules.known));
}

/** Lives through a known history. Steps that make no sense any more are left out. */
export async function replay(rules: Rules, steps: readonly Step[]): Promise<Outcome> {
  const left = [...steps];
  return walk(rules, steps.length, (world) => {
    for (let step = left.shift(); step !== undefined; step = left.shift())
      if (makesSense(world, step, rules.known)) return step;
    return undefined;
  });
}

async function walk(rules: Rules, count: number, next: (world: World) => Step | undefined): Promise<Outcome> {
  const steps: Step[] = [];
  let world: World | undefined;
  let readings = 0;
  let reading = 'actions';
  try {
    world = await World.open(rules.url, rules.owner);
    for (let at = 1; at <= count; at += 1) {
      const step = next(world);
      if (step === undefined) break;
      steps.push(step);
      reading = 'actions';
      await actionNamed(step.action).run(world, step.details);
      const places = PLACES.filter((place) => isRead(place, rules, { at, count }));
      for (const place of places) {
        reading = place.name;
        await place.read(world, step.details);
      }
      readings += places.length;
    }
    return { steps, difference: undefined, place: '', sent: world.api.sent, readings };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return { steps, difference: error, place: reading, sent: world?.api.sent ?? [], readings };
  }
}

function isRead(
  { name, cost }: Place,
  { known, only }: Rules,
  { at, count }: { readonly at: number; readonly count: number },
): boolean {
  if (only !== undefined) return name === only;
  if (known.some(({ places }) => places?.includes(name))) return false;
  return cost === 'cheap' || at % DEAR_EVERY === 0 || at === count;
}

function nextStep(world: World, random: Random, known: readonly KnownFault[]): Step | undefined {
  const weights = ACTIONS.flatMap((action) => Array.from({ length: action.weight }, () => action));
  for (let tries = 0; tries < 200; tries += 1) {
    const action = random.pick(weights);
    const details = action?.choose(world.model, random);
    if (action === undefined || details === undefined) continue;
    const step = { action: action.name, details };
    if (makesSense(world, step, known)) return step;
  }
  return undefined;
}

function makesSense({ model }: World, step: Step, known: readonly KnownFault[]): boolean {
  if (!actionNamed(step.action).applies(model, step.details)) return false;
  return !known.some((fault) => fault.isMet(model, step));
}

function actionNamed(name: string): Action {
  const action = ACTIONS.find((one) => one.name === name);
  if (action === undefined) throw new Error(`No action is called ${name}.`);
  return action;
}
