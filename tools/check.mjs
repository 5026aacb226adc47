/**
 * What `npm run check` runs: format, lint, types and house rules of everything, several programs at a time.
 * With `-- types tidy`, only those. Prints what failed, and how long each took.
 */
import process from 'node:process';
import { check } from './check/steps.mjs';
import { endWith, prepare } from './setup.mjs';
import { interruptible, say } from './setup/child.mjs';

try {
  await prepare();
  const failed = await interruptible(() => check(process.argv.slice(2)));
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}. What they say is above.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}
