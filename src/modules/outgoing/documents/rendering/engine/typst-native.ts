import { RenderingError, type Engine, type EngineSources, type RenderJob } from './engine.js';
import { loadNativeAddon, type NativeCompiler } from './native-addon.js';

/** Where the compiler believes its files to be; the folder does not exist, so that it finds nothing else there. */
const ROOT = '/countinghouse-documents';

/**
 * The engine of the native addon, undefined where there is none for this platform.
 *
 * It also knows the fonts of the system. Templates name their fonts and take no others, so these are never used.
 */
export function nativeEngine({ fonts, templates }: EngineSources): Engine | undefined {
  const addon = loadNativeAddon();
  if (addon === undefined) return undefined;
  const compiler = addon.NodeCompiler.create({
    workspace: ROOT,
    fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }],
  });
  for (const [name, source] of templates) compiler.addSource(`${ROOT}/${name}`, source);
  return { name: 'native', render: (job) => render(compiler, job) };
}

function render(compiler: NativeCompiler, { template, page, files }: RenderJob): Uint8Array {
  for (const { path, content } of files) compiler.mapShadow(ROOT + path, Buffer.from(content));
  try {
    const { result, ...rest } = compiled(compiler, { template, page });
    if (result === null) throw new RenderingError(rest.problems);
    return compiler.pdf(result);
  } finally {
    for (const { path } of files) compiler.unmapShadow(ROOT + path);
    // What was computed for one document is of no use to the next one, and fills the memory.
    compiler.evictCache(0);
  }
}

function compiled(compiler: NativeCompiler, { template, page }: Omit<RenderJob, 'files'>) {
  const run = compiler.compile({ mainFilePath: `${ROOT}/${template}.typ`, inputs: { page } });
  const errors = run.hasError() ? run.takeDiagnostics() : null;
  const problems = errors === null ? 'no document' : JSON.stringify(errors.shortDiagnostics);
  return { result: errors === null ? run.result : null, problems };
}
