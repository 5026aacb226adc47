/** What `npm run demo` runs: the service with the books of a small company's year, in a folder of their own. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
prepare()
  .then(() => import('./demo/run.mjs'))
  .then(({ demonstrate }) => demonstrate())
  .catch(endWith);
