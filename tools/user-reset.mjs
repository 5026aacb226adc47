/** What `npm run user:reset -- EMAIL` runs: prints a link that sets a new password for a user. */
import process from 'node:process';
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare()
  .then(() => import('../dist/src/user-reset.js'))
  .then(({ printResetLink }) => printResetLink(process.argv.slice(2)))
  .then((code) => process.exit(code))
  .catch(endWith);
