import { execFile, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { FORBIDDEN_URLS } from '../support/forbidden-targets.js';

/** Addresses that must not be reached. The last two are never tried but in a network of the test's own. */
const LOOPBACK = ['127.0.0.1'];
const PRIVATE = ['::1', '10.0.0.1', '169.254.169.254'];
const PUBLIC = '93.184.216.34';

const ADDRESSES = [...PRIVATE.slice(1), PUBLIC].map((address) => `ip address add ${address}/32 dev lo`);
const SET_UP = ['ip link set lo up', ...ADDRESSES, 'exec "$@"'].join(' && ');
/** Ways to a network that only this process and its children see: as root, and as anybody. */
const WAYS = [['--net'], ['--user', '--map-root-user', '--net']];

interface Report {
  readonly fromTheTest: number;
  readonly fromTheGuard: number;
  readonly outcomes: readonly (readonly [string, string])[];
  readonly redirects: readonly number[];
}

it('servers on forbidden addresses get no connection, whatever the URL, the name and the redirect', async () => {
  const way = await wayToOwnNetwork();
  const canaries = way === undefined ? LOOPBACK : [...LOOPBACK, ...PRIVATE];
  const receiver = way === undefined ? null : PUBLIC;
  const report = await reportOf(way, { canaries, receiver, urls: FORBIDDEN_URLS });
  expect(report.outcomes.filter(([, outcome]) => outcome !== 'address_not_allowed')).toEqual([]);
  expect(report.outcomes.length).toBe(2 * FORBIDDEN_URLS.length + 2 * canaries.length);
  expect(report.redirects).toEqual(receiver === null ? [] : canaries.map(() => 307));
  // The canaries work: the test itself has reached each of them.
  expect([report.fromTheTest, report.fromTheGuard]).toEqual([canaries.length, 0]);
});

/** Returns the options of unshare that work on this machine; undefined if there are none. */
async function wayToOwnNetwork(): Promise<readonly string[] | undefined> {
  for (const way of WAYS) {
    const [program, ...args] = inOwnNetwork(way, ['true']);
    const child = execFile(program ?? '', args, () => undefined);
    if ((await exitOf(child)) === 0) return way;
  }
  return undefined;
}

function inOwnNetwork(way: readonly string[], command: readonly string[]): string[] {
  return ['unshare', ...way, '--', 'sh', '-c', SET_UP, 'sh', ...command];
}

async function reportOf(way: readonly string[] | undefined, input: object): Promise<Report> {
  const command = [process.execPath, 'test/operations/canaries.mjs'];
  const [program, ...args] = way === undefined ? command : inOwnNetwork(way, command);
  const child = execFile(program ?? '', args, () => undefined);
  child.stdin?.end(JSON.stringify(input));
  const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  if (output === '') throw new Error(errors);
  return JSON.parse(output) as Report;
}

/** Returns the exit code; -1 if the program is not there. */
function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('exit', (code) => resolve(code ?? -1));
  });
}
