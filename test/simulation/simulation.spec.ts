import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestService } from '../support/test-service.js';
import { KNOWN_FAULTS } from './known-faults.js';
import { live, replay, type Outcome, type Rules, type Step } from './run/history.js';
import { shrink } from './run/shrink.js';
import { storyOf } from './run/story.js';

/**
 * Small companies live a while in test books, and each place must show what the model says (docs/simulation.md).
 * `npm test` lives a few fixed histories; `npm run test:simulation` takes other seeds and more of them.
 */

const { SIMULATION_SEED, SIMULATION_HISTORIES, SIMULATION_STEPS, SIMULATION_MINUTES, SIMULATION_BRIEF } =
  process.env;
const seed = Number(SIMULATION_SEED ?? 1);
const histories = Number(SIMULATION_HISTORIES ?? 11);
const steps = Number(SIMULATION_STEPS ?? 40);
const minutes = Number(SIMULATION_MINUTES ?? 9);
/** A history that takes longer than this hangs. */
const TIMEOUT_MS = (minutes + 1) * 60_000;

const FOLDER = join(import.meta.dirname, 'histories');
const known = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

let service: TestService | undefined;
let rules: Rules;

beforeAll(async () => {
  service = await TestService.start();
  const { email, password } = service.owner;
  rules = { url: service.url, owner: { email, password }, known: KNOWN_FAULTS };
});
afterAll(async () => {
  await service?.stop();
});

/** Fails with the shortest history, told as a story. */
async function mustAgree(outcome: Outcome): Promise<void> {
  if (outcome.difference === undefined) return;
  // Who only asks whether there is a difference needs no short story of it.
  if (SIMULATION_BRIEF === '1') throw new Error(outcome.difference.message);
  throw new Error(storyOf(await shrink(rules, outcome)));
}

describe('the simulation', () => {
  it.each(known)(
    'agrees with the model again in %s',
    async (name) => {
      const written = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Step[];
      await mustAgree(await replay(rules, written));
    },
    TIMEOUT_MS,
  );

  it(
    `agrees with the model in ${histories} histories from seed ${seed}`,
    async () => {
      const end = performance.now() + minutes * 60_000;
      for (let at = seed; at < seed + histories && performance.now() < end; at += 1)
        await mustAgree(await live(rules, at, steps));
    },
    TIMEOUT_MS,
  );
});
