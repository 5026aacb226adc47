/** The commands that the READMEs show, run as somebody would paste them into a shell. */
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { examplesIn } from './examples.mjs';

/** What the suite has set itself, for its own service. */
const SETTINGS = /^export COUNTINGHOUSE_(BASE_URL|API_KEY)=.*\n/gm;

/** Returns the first blocks of commands of a README: the first installs, the last runs the quick start. */
export function commandsIn(readme) {
  const blocks = examplesIn(readme, 'sh');
  const [start] = blocks.filter((block) => block.match(SETTINGS)?.length === 2);
  if (start === undefined) throw new Error(`${readme} does not say how the quick start is run.`);
  return { setUp: blocks[0], quickStart: start.replaceAll(SETTINGS, '') };
}

/** Returns the command that runs a text in a shell, with the programs of a folder first. */
export function shell(text, programs) {
  const first = programs === undefined ? '' : `PATH='${programs}':"$PATH"\n`;
  return ['bash', '-euc', `${first}${text}`];
}

/** Makes a folder look like one that has the repository's libraries in it. */
export async function linkLibrary(name, folder) {
  await mkdir(path.join(folder, 'clients'), { recursive: true });
  await symlink(path.join(root, 'clients', name), path.join(folder, 'clients', name));
}
