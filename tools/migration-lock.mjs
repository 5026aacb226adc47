/** What `npm run migration:lock` runs: adds new migrations to migrations.lock, and never changes an old entry. */
import process from 'node:process';
import {
  lockedMigrations,
  lockText,
  presentMigrations,
  unlocked,
  violations,
  writeLock,
} from './migrations/lock.mjs';

const [locked, present] = await Promise.all([lockedMigrations(), presentMigrations()]);
const wrong = violations(locked, present);
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
} else {
  await writeLock(lockText(locked, present));
  const added = unlocked(locked, present);
  process.stdout.write(
    added.length === 0 ? 'Nothing to add.\n' : `Locked from now on: ${added.join(', ')}\n`,
  );
}
