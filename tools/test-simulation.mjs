/**
 * What `npm run test:simulation` runs: a thousand small companies of 200 steps each, from a seed that is printed.
 * `-- --seed 7 --histories 20 --steps 60 --minutes 5` takes others. The last line is always "N passed, N failed".
 */
import process from 'node:process';

const given = process.argv.slice(2);
const valueOf = (name, otherwise) => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? otherwise : (given[at + 1] ?? otherwise);
};

const seed = valueOf('seed', String(Date.now() % 1_000_000));
process.stdout.write(`The seed is ${seed}.\n`);
Object.assign(process.env, {
  SIMULATION_SEED: seed,
  SIMULATION_HISTORIES: valueOf('histories', '1000'),
  SIMULATION_STEPS: valueOf('steps', '200'),
  SIMULATION_MINUTES: valueOf('minutes', '240'),
});
process.argv.splice(2, given.length, 'test/simulation/simulation.spec.ts');
await import('./test.mjs');
