/** What `npm start` runs: makes the checkout ready, then runs the service in this same process. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare()
  // From here on signals are the service's own business.
  .then(() => import('../dist/src/main.js'))
  .catch(endWith);
