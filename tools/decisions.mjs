// Writes the index of the decisions alone. `npm run generate` writes it, too, with all that follows from the code.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DECISIONS_INDEX, decisionsIndex, decisionTexts } from './decisions/index.mjs';

const root = resolve(import.meta.dirname, '..');
await writeFile(join(root, DECISIONS_INDEX), decisionsIndex(await decisionTexts(root)));
