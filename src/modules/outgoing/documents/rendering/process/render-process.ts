import type { Engine } from '../engine/engine.js';
import { readSources } from '../engine/sources.js';
import { nativeEngine } from '../engine/typst-native.js';
import { wasmEngine } from '../engine/typst-wasm.js';
import type { FromRenderer, ToRenderer } from './messages.js';

/**
 * The process that lays out documents: one at a time, in the order in which it is asked.
 *
 * It knows no secret, no database and no other document. It ends with the service, whose channel is then closed; a
 * signal that is meant for the service does not end it, as the service may still wait for an answer.
 */
let engine: Promise<Engine> | undefined;
let before: Promise<void> = Promise.resolve();

process.on('SIGINT', ignored);
process.on('SIGTERM', ignored);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToRenderer) => {
  if (message.kind === 'start') engine = engineOf(message);
  else before = before.then(() => answer(message));
});

async function engineOf({ engine: name, fontFiles }: ToRenderer & { kind: 'start' }): Promise<Engine> {
  const sources = await readSources(fontFiles);
  const native = name === 'wasm' ? undefined : nativeEngine(sources);
  if (native !== undefined) return native;
  if (name === 'native') throw new Error('There is no native engine for this platform.');
  return wasmEngine(sources);
}

async function answer({ job }: ToRenderer & { kind: 'render' }): Promise<void> {
  try {
    const started = await engine;
    if (started === undefined) throw new Error('The engine was not started.');
    const pdf = started.render(job);
    say({ kind: 'rendered', pdf, memoryBytes: process.memoryUsage.rss() });
  } catch (error) {
    say({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
}

function say(message: FromRenderer): void {
  process.send?.(message);
}

function ignored(): void {
  // The service decides when this process ends.
}
