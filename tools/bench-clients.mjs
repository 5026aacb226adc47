/** What `npm run bench:clients` runs: what a call of each client library costs beside a bare one. */
import { requireNode } from './setup.mjs';

requireNode();
// Only now, as what follows is written for the Node.js that has just been asked for.
import('./clients/contract/overhead.mjs').then(({ runOverhead }) => runOverhead());
