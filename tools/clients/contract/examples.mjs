/** The examples of a README, run as one program from top to bottom: each may use what those before it have made. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { codeSamples } from '../index.mjs';

/** The blocks of a README in the language's fence; what stands under `<!-- not run -->` is left out. */
export function examplesIn(readme, fence) {
  const text = readFileSync(path.join(root, readme), 'utf8');
  const pattern = new RegExp(`(<!-- not run -->\\s*)?^\`\`\`${fence}\\n([^]*?)^\`\`\`$`, 'gm');
  return [...text.matchAll(pattern)].filter(([, isLeftOut]) => !isLeftOut).map(([, , block]) => block);
}

/** Writes the program of the examples into the folder where the library is installed. Gives how many there are. */
export async function writeExamples({ readme, fence, files }, folder) {
  const blocks = examplesIn(readme, fence);
  for (const [name, text] of Object.entries(files(blocks))) await writeFile(path.join(folder, name), text);
  return blocks.length;
}

/** Which of the examples have come to their end, by what their program has printed. */
export function examplesDone(output) {
  return [...output.matchAll(/^example (\d+) done$/gm)].map(([, number]) => Number(number));
}

/** The samples that the document is served with for a language, in the order of the operations. */
export function samplesFor(language) {
  const document = JSON.parse(readFileSync(path.join(root, 'openapi/openapi.json'), 'utf8'));
  return Object.values(codeSamples(document))
    .flat()
    .filter(({ label }) => label === language)
    .map(({ source }) => source);
}
