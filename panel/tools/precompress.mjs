import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|svg)$/;

/** Below this size a packet is a packet. */
const SMALLEST_BYTES = 1024;

/**
 * A Vite plugin that leaves `.br` and `.gz` copies beside the built texts; the service sends them as they are.
 *
 * The page itself has none, because the service writes a nonce into it.
 */
export function precompress() {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file) {
  const text = await readFile(file);
  if (text.length < SMALLEST_BYTES) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
