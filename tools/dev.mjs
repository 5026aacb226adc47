/** What `npm run dev` runs: the service and its panel, both anew with each change of a file, and open to a debugger. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
prepare()
  .then(() => import('./dev/run.mjs'))
  .then(({ develop }) => develop())
  .catch(endWith);
