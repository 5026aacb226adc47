/** The receivers of webhooks that the panel shows, run as they would be pasted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { outputOf } from '../../setup/child.mjs';
import { root } from '../../setup/root.mjs';

const FOLDER = 'panel/src/pages/settings/webhooks/snippets';
/** The first line of a snippet: its file, and the command that runs it. */
const FIRST_LINE = /^(?:<\?php )?(?:\/\/|#) (\S+): (.+)$/m;
/** The only thing that differs from what is pasted: the port is free here. */
const PORT = '8080';
const WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;
const OTHER_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

/**
 * Runs the snippet of a language: it gets a test and an event of the service, and what the panel's command sends.
 *
 * Raises what it says if it does not accept them, or if it accepts what another secret has signed.
 */
export async function receiveBySnippet({ language, service, folder, programs }) {
  const port = await freePort();
  const api = apiOf(service);
  const url = `http://127.0.0.1:${port}/`;
  const endpoint = await api('POST', '/webhook-endpoints', { url, event_types: ['product.*'] });
  const receiver = await started(language, { folder, programs, ...endpoint, port });
  try {
    const tested = await api('POST', `/webhook-endpoints/${endpoint.id}/test`, {
      event_type: 'product.created',
    });
    if (tested.status !== 204) throw new Error(`The test was answered ${tested.status}: ${tested.error}`);
    const { id } = await api('POST', '/products', { name: 'Programming' });
    await eventually(receiver, () => receiver.output().includes(`product.created ${id}`));
    await sendByCommand({ ...endpoint, port }, folder, 204);
    await sendByCommand({ secret: OTHER_SECRET, port }, folder, 400);
  } catch (error) {
    throw new Error(`${error.message}\n${receiver.output()}`, { cause: error });
  } finally {
    receiver.end();
    await api('DELETE', `/webhook-endpoints/${endpoint.id}`);
  }
}

/** Starts a receiver by the command in its first line, and resolves once it listens. */
async function started({ title }, { folder, programs, secret, port }) {
  const text = snippetOf(title.toLowerCase(), { secret, port });
  const [, file, command] = FIRST_LINE.exec(text);
  await writeFile(path.join(folder, file), text);
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  // A process group of its own, so that the shell's program ends with it.
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn('bash', ['-c', command], { cwd: folder, env, detached: true, stdio });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const receiver = {
    output: () => Buffer.concat(chunks).toString(),
    hasEnded: () => child.exitCode !== null,
    end: () => child.exitCode === null && process.kill(-child.pid, 'SIGKILL'),
  };
  await eventually(receiver, () => isListening(port)).catch((error) => {
    receiver.end();
    throw new Error(`${error.message}\n${receiver.output()}`);
  });
  return receiver;
}

async function sendByCommand(filledIn, folder, status) {
  const command = snippetOf('curl', filledIn);
  const answer = await outputOf(['bash', '-c', command], folder);
  if (!new RegExp(`^HTTP/1\\.\\d ${status}`, 'm').test(answer)) throw new Error(`The command got ${answer}`);
}

function snippetOf(name, { secret, port }) {
  return readFileSync(path.join(root, FOLDER, `${name}.txt`), 'utf8')
    .replaceAll('WEBHOOK_SECRET_HERE', secret)
    .replaceAll(PORT, String(port));
}

function apiOf({ url, apiKey }) {
  return async (method, route, body) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${route}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${route}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

async function eventually(receiver, holds) {
  for (const deadline = Date.now() + WITHIN_MS; !(await holds());) {
    if (receiver.hasEnded()) throw new Error('The receiver has ended.');
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await pause(LOOK_EVERY_MS);
  }
}

async function isListening(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
