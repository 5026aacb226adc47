/** What `npm start` runs: prepares the checkout, then runs the service in this same process. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare()
  // From here on, the service handles signals.
  .then(() => import('../dist/src/main.js'))
  .catch(endWith);
