/**
 * What `npm run test:audit` runs: asks the registry for known faults of the packages that the service and the panel are
 * installed with. A serious one counts as a failure; a registry that does not say counts as nothing. The last line is
 * always "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { root } from './setup/root.mjs';
import { verdictOn } from './test/audit.mjs';

const totals = { passed: 0, failed: 0 };
for (const folder of ['.', 'panel']) {
  const cwd = path.join(root, folder);
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  const { outcome, sentence } = verdictOn(stdout ?? '');
  process.stderr.write(`audit of ${folder === '.' ? 'the service' : folder}: ${sentence}\n`);
  if (outcome in totals) totals[outcome] += 1;
}
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
