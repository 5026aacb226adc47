import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { RenderingError, type Engine, type EngineSources, type RenderJob } from './engine.js';

/** How much the compiler says of what is wrong: all of it, as objects. */
const DIAGNOSTICS_FULL = 3;

/** The engine of the WebAssembly module, which runs everywhere; some times slower than the native one. */
export async function wasmEngine({ fonts, templates }: EngineSources): Promise<Engine> {
  const { initSync, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const path = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: await readFile(path) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [name, source] of templates) compiler.add_source(`/${name}`, source);
  return { name: 'wasm', render: (job) => render(compiler, job) };
}

function render(compiler: TypstCompiler, { template, page, files }: RenderJob): Uint8Array {
  for (const { path, content } of files) compiler.map_shadow(path, content);
  try {
    const answer: unknown = compiler.compile(`/${template}.typ`, [['page', page]], 'pdf', DIAGNOSTICS_FULL);
    const { result, diagnostics } = answer as { result?: Uint8Array; diagnostics?: unknown };
    if (result === undefined) throw new RenderingError(JSON.stringify(diagnostics ?? 'no document'));
    return result;
  } finally {
    for (const { path } of files) compiler.unmap_shadow(path);
    compiler.reset();
  }
}
