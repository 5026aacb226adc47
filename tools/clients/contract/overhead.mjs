/**
 * What a call of each library costs beside the same call with the HTTP client that it uses, in slices that alternate:
 * `npm run bench:clients -- python`. Each program of bench/clients prints "bare MS" and "library MS" for its slices.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { prepare } from '../../setup.mjs';
import { Failure, interruptible, outputOf, say } from '../../setup/child.mjs';
import { root } from '../../setup/root.mjs';
import { chosenLanguages } from './languages.mjs';
import { startService } from './service.mjs';

/** What a call may cost at most, as a multiple of the bare one. */
const MOST = { JavaScript: 1.1, Python: 1.15, Java: 1.25, PHP: 1.25 };
const FILES = {
  JavaScript: 'overhead.mjs',
  Python: 'overhead.py',
  Java: 'Overhead.java',
  PHP: 'overhead.php',
};
/** The first rounds only warm up: Java compiles what is called thousands of times. */
const ROUNDS = 60;
const WARM_UP = 30;
const CALLS = 100;

/** Prints a line for each language, and fails when one of them costs more than it may. Raises nothing. */
export async function runOverhead() {
  try {
    await prepare();
    await interruptible(() => measureAll());
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    process.exitCode = 1;
  }
}

async function measureAll() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'countinghouse-overhead-'));
  const service = await startService();
  try {
    const invoice = await invoiceOf(service);
    for (const language of chosenLanguages()) {
      const place = path.join(folder, language.title);
      const { bare, library } = await measure(language, { service, invoice, folder: place });
      const most = MOST[language.title];
      if (library / bare > most) process.exitCode = 1;
      const times = `${library.toFixed(0)} us beside ${bare.toFixed(0)} us`;
      process.stdout.write(`${language.title}: ${(library / bare).toFixed(2)} (${times}), at most ${most}\n`);
    }
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(language, { service, invoice, folder }) {
  await mkdir(folder);
  const { program } = await language.install(folder, outputOf);
  const file = FILES[language.title];
  await copyFile(path.join(root, 'bench/clients', file), path.join(folder, file));
  const output = await outputOf([...program, file, invoice], folder, {
    ...language.environment,
    COUNTINGHOUSE_BASE_URL: service.url,
    COUNTINGHOUSE_API_KEY: service.apiKey,
    ROUNDS: String(ROUNDS),
    CALLS: String(CALLS),
  });
  return { bare: microseconds(output, 'bare'), library: microseconds(output, 'library') };
}

/** What a call takes in the middle one of the slices that count. */
function microseconds(output, name) {
  const lines = output.split('\n').filter((line) => line.startsWith(`${name} `));
  const slices = lines.slice(WARM_UP).map((line) => Number(line.slice(name.length)));
  return (1_000 * slices.sort((one, other) => one - other)[Math.floor(slices.length / 2)]) / CALLS;
}

/** An invoice with five items: what programs read most. */
async function invoiceOf({ url, apiKey }) {
  const create = async (kind, body) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/v1/${kind}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Failure(`POST ${kind}: ${await answer.text()}`);
    return (await answer.json()).id;
  };
  const customer_id = await create('customers', { name: 'Difference Engines GmbH' });
  const product_id = await create('products', { name: 'Programming', price: 9.99 });
  const items = Array.from({ length: 5 }, () => ({ product_id, quantity: 2, price: 9.99 }));
  return create('invoices', { customer_id, items, tax_rate: 19 });
}
