import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { root } from '../../tools/setup/root.mjs';

const MIGRATIONS = 'src/database/migrations/index.ts';
/** What is made in a checkout, and the same for all of them. */
const SHARED = ['node_modules', 'panel/dist', 'vendor'];

/**
 * Builds the service as it was before each of its newest migrations. Returns the folders, the oldest first.
 *
 * Raises an Error where the history is not there, or has other packages.
 */
export async function beforeMigrations(servers, count) {
  const commits = git('log', `-${count}`, '--format=%H', '--', MIGRATIONS).trim().split('\n').reverse();
  if (commits.length < count)
    throw new Error(`The history has ${commits.length} migrations; ${count} are needed.`);
  const folders = [];
  for (const commit of commits) folders.push(await built(servers, `${commit}~1`));
  return folders;
}

async function built(servers, commit) {
  const folder = path.join(servers.folder, commit);
  await mkdir(folder);
  execFileSync('bash', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder], { cwd: root });
  const lock = 'package-lock.json';
  const [ours, theirs] = await Promise.all(
    [root, folder].map((each) => readFile(path.join(each, lock), 'utf8')),
  );
  if (ours !== theirs) throw new Error(`${commit} has other packages than this checkout.`);
  for (const shared of SHARED) {
    if (existsSync(path.join(root, shared)))
      await symlink(path.join(root, shared), path.join(folder, shared));
  }
  await promisify(execFile)(process.execPath, ['node_modules/.bin/nest', 'build'], { cwd: folder });
  return folder;
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
