/**
 * What `npm run test:cluster` runs: several nodes, PgBouncer, HAProxy, Patroni, pgBackRest and an S3 store on this
 * machine, with the files of deploy/.
 *
 * `npm run test:cluster -- P4 P9` runs some of the proofs, `--share=0.1` a tenth of the counts. It prints a line of
 * counts for each proof; the last line is always "N passed, N failed".
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { prepare } from '../../tools/setup.mjs';
import * as bucketKills from './bucket-kills.mjs';
import * as leaderKills from './leader-kills.mjs';
import * as nodesBehindHaproxy from './nodes-behind-haproxy.mjs';
import * as pgbackrestRecovery from './pgbackrest-recovery.mjs';
import * as pointInTime from './point-in-time.mjs';
import * as pooler from './pooler.mjs';
import { ensurePrograms, Servers } from './programs.mjs';
import * as replica from './replica.mjs';
import * as rollingRestarts from './rolling-restarts.mjs';

const PROOFS = {
  P1: nodesBehindHaproxy,
  P2: pooler,
  P3: leaderKills,
  P4: rollingRestarts,
  P5: replica,
  P6: bucketKills,
  P9: pointInTime,
  P10: pgbackrestRecovery,
};
const SHOWN_MAX = 5;

const given = process.argv.slice(2);
const share = Number(given.find((text) => text.startsWith('--share='))?.slice('--share='.length) ?? 1);
const wanted = given.filter((text) => !text.startsWith('--'));
const unknown = wanted.filter((id) => !(id in PROOFS));
if (unknown.length > 0 || !(share > 0 && share <= 1)) {
  say(`Usage: npm run test:cluster -- [${Object.keys(PROOFS).join('] [')}] [--share=0.1]`);
  process.exit(2);
}

let [passed, failed] = [0, 0];
try {
  ensurePrograms();
  await prepare();
  for (const [id, proof] of Object.entries(PROOFS)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    if (await holds(id, proof)) passed += 1;
    else failed += 1;
  }
} catch (error) {
  failed += 1;
  say(error.stack);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function holds(id, proof) {
  const began = performance.now();
  const servers = await Servers.in(`cluster-${id}`);
  try {
    const found = await proof.prove(servers, { share });
    const seconds = Math.round((performance.now() - began) / 1_000);
    const verdict = found.failed === 0 ? 'passed' : 'FAILED';
    process.stdout.write(`${verdict}: ${proof.name}: ${JSON.stringify({ ...found.counts, seconds })}\n`);
    for (const failure of found.failures.slice(0, SHOWN_MAX)) say(failure);
    return found.failed === 0;
  } catch (error) {
    say(`FAILED: ${proof.name}\n${error.stack}`);
    return false;
  } finally {
    await servers.stop();
  }
}

function say(text) {
  process.stderr.write(`${text}\n`);
}
