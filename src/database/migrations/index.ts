import { CreateFoundation1763712000000 } from './1763712000000-create-foundation.js';

/** All migrations, in their order. */
export const migrations = [CreateFoundation1763712000000];
