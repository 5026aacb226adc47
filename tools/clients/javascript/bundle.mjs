/**
 * Bundles the installed JavaScript library for browsers, from the folder in which it runs: what a page loads may import
 * nothing of Node.js, must run where there are only the globals of the web, and leaves out what it does not use. Prints
 * the sizes. The bundler is that of the control panel.
 */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { root } from '../../setup/root.mjs';

const BUNDLER = path.join(root, 'panel/node_modules/rolldown/dist/index.mjs');
/** What a page imports, and how many bytes of it may arrive compressed. */
const PAGES = {
  'the client': { text: "export { Countinghouse } from '@countinghouse/client';", bytesMax: 12_000 },
  'the check of webhooks': {
    text: "export { verifyWebhook } from '@countinghouse/client';",
    bytesMax: 1_500,
  },
  nothing: { text: "import '@countinghouse/client';", bytesMax: 100 },
};
/** What browsers have of that which the library uses. */
const WEB =
  'AbortController AbortSignal DOMException Headers ReadableStream Response TextDecoder TextEncoder URL ' +
  'URLSearchParams atob btoa clearTimeout crypto fetch performance setTimeout';
/** A path of a resource, which only the client needs. */
const RESOURCE = 'number-series';

const { rolldown } = await import(pathToFileURL(BUNDLER));
const bundles = {};
for (const [name, { text, bytesMax }] of Object.entries(PAGES)) {
  bundles[name] = await bundleOf(text);
  const bytes = gzipSync(bundles[name]).length;
  console.log(`${name}: ${bundles[name].length} bytes, ${bytes} compressed, at most ${bytesMax}`);
  assert.ok(bytes <= bytesMax, `${name} has ${bytes} bytes.`);
}
assert.ok(bundles['the client'].includes(RESOURCE), 'the client has its resources');
assert.ok(!bundles['the check of webhooks'].includes(RESOURCE), 'unused resources are left out');
await call(bundles['the client']);

/** The code of a page as one script, which gives its exports the name `library`. */
async function bundleOf(text) {
  const input = path.resolve('page.mjs');
  await writeFile(input, text);
  const warnings = [];
  const bundle = await rolldown({
    input,
    platform: 'browser',
    onLog: (_, { message }) => warnings.push(message),
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'library', minify: true });
  await bundle.close();
  assert.deepEqual(warnings, []);
  assert.equal(output.length, 1, 'the bundle is one file');
  const [{ code, imports }] = output;
  assert.deepEqual(imports, []);
  assert.doesNotMatch(code, /["'`]node:|\brequire\b/);
  return code;
}

/** Calls the service with nothing but the globals of the web. */
async function call(code) {
  const page = vm.createContext(Object.fromEntries(WEB.split(' ').map((name) => [name, globalThis[name]])));
  const library = vm.runInContext(`${code};library`, page);
  assert.throws(() => new library.Countinghouse(), /COUNTINGHOUSE_BASE_URL/);
  const { COUNTINGHOUSE_BASE_URL: baseUrl, COUNTINGHOUSE_API_KEY: apiKey } = process.env;
  const client = new library.Countinghouse({ baseUrl, apiKey });
  const created = await client.customers.create({ name: 'Difference Engines GmbH' });
  const [found] = await client.customers.list({ limit: 1 }).toArray(1);
  assert.equal(found.id, created.id);
}
