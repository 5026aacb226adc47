import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../tools/setup/root.mjs';
import { freePorts } from './programs.mjs';

/** Installed by itself, because the service needs none of its packages. */
const VERSION = '3.7.1';
const TOOLS = path.join(root, 'node_modules/.cache/s3rver');
const PROGRAM = path.join(TOOLS, 'node_modules/s3rver/bin/s3rver.js');
/** The only key that s3rver knows. */
const KEY = 'S3RVER:S3RVER';

/** Starts an S3 store that keeps its files in a folder, and can be killed and started again. */
export async function startBucket(servers) {
  if (!existsSync(PROGRAM)) install();
  const folder = await servers.folderFor('bucket');
  const [port] = await freePorts(1);
  const command = [process.execPath, PROGRAM, '-d', folder, '-a', '127.0.0.1', '-p', String(port)];
  const bucket = {
    url: `s3://${KEY}@books/files?endpoint=http://127.0.0.1:${port}`,
    kill: () => bucket.server.stop('SIGKILL'),
    start: async () => {
      bucket.server = await servers.start([...command, '--silent', '--configure-bucket', 'books'], { port });
    },
  };
  await bucket.start();
  return bucket;
}

function install() {
  const args = ['install', '--no-audit', '--no-fund', '--prefix', TOOLS, `s3rver@${VERSION}`];
  execFileSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'] });
}
