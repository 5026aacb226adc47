/** What `npm run test:clients:mutations` runs: faults in the client libraries, which the contract suite has to find. */
import { requireNode } from './setup.mjs';

requireNode();
// Only now, as what follows is written for the Node.js that has just been asked for.
import('./clients/contract/mutations.mjs').then(({ runMutations }) => runMutations());
