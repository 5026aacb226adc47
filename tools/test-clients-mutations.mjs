/**
 * What `npm run test:clients:mutations` runs: injects faults into the client libraries, which the contract suite must
 * find.
 */
import { requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
import('./clients/contract/mutations.mjs').then(({ runMutations }) => runMutations());
