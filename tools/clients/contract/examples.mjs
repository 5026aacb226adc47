/** The examples of a README, run as one program from top to bottom. Each may use what earlier ones have created. */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { codeSamples } from '../index.mjs';

/** Returns the code blocks of a README in a language, except those below `<!-- not run -->`. */
export function examplesIn(readme, fence) {
  const text = readFileSync(path.join(root, readme), 'utf8');
  const pattern = new RegExp(`(<!-- not run -->\\s*)?^\`\`\`${fence}\\n([^]*?)^\`\`\`$`, 'gm');
  return [...text.matchAll(pattern)].filter(([, isLeftOut]) => !isLeftOut).map(([, , block]) => block);
}

/** Writes the program of some examples into the folder with the installed library. */
export async function writeExamples({ files }, blocks, folder) {
  for (const [name, text] of Object.entries(files(blocks))) await writeFile(path.join(folder, name), text);
}

const GUIDES = 'src/platform/reference/guides';

/** Returns the samples of all guides in a language, as one program after the other, for a service and a key. */
export function guideSamples(fence, { url, apiKey }) {
  return readdirSync(path.join(root, GUIDES))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => examplesIn(`${GUIDES}/${name}`, fence))
    .map((block) => block.replaceAll('http://127.0.0.1:3000', url).replaceAll('ch_live_…', apiKey));
}

/** Returns which examples have finished, from the output of their program. */
export function examplesDone(output) {
  return [...output.matchAll(/^example (\d+) done$/gm)].map(([, number]) => Number(number));
}

/** Returns the samples of the served document for a language, in the order of the operations. */
export function samplesFor(language) {
  const document = JSON.parse(readFileSync(path.join(root, 'openapi/openapi.json'), 'utf8'));
  return Object.values(codeSamples(document))
    .flat()
    .filter(({ label }) => label === language)
    .map(({ source }) => source);
}
