import { gzipSync } from 'node:zlib';

/**
 * What may be loaded, in bytes of compressed JavaScript, before somebody sees a page: the chunk of the page with all
 * that it and the panel itself import.
 */
const LIMITS = [
  { page: 'invoices-page', also: ['shell'], bytesMax: 200_000 },
  { page: 'sign-in-page', also: [], bytesMax: 200_000 },
];

/** A Vite plugin that fails the build when a page that is loaded first has become too heavy. */
export function weigh() {
  return {
    name: 'weigh',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { page, also, bytesMax } of LIMITS) {
        const entries = chunks.filter(({ isEntry, name }) => isEntry || name === page || also.includes(name));
        const bytes = [...withImports(entries, bundle)].reduce(
          (sum, { code }) => sum + gzipSync(code).length,
          0,
        );
        if (bytes > bytesMax) {
          this.error(
            `${page} loads ${bytes} bytes of compressed JavaScript; at most ${bytesMax} are allowed.`,
          );
        }
      }
    },
  };
}

/** These chunks and all that they import at once; what is fetched later does not count. */
function withImports(entries, bundle) {
  const seen = new Set();
  const visit = (chunk) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(bundle[name]);
  };
  entries.forEach(visit);
  return seen;
}
