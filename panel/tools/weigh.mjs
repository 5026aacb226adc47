import { gzipSync } from 'node:zlib';

/** The texts of the language with the longest ones. */
const FIRST_TEXTS = 'locales/fr/first.ts';
const TEXTS = 'locales/fr/index.ts';

/**
 * What may be loaded, in bytes of compressed JavaScript, before somebody sees a page: these chunks with all that they
 * import. A chunk is named by itself or by the end of its module's path.
 */
const LIMITS = [
  {
    page: 'the list of invoices',
    chunks: ['index', FIRST_TEXTS, 'app', TEXTS, 'shell', 'invoices-page'],
    bytesMax: 204_000,
  },
  { page: 'the sign-in page', chunks: ['index', FIRST_TEXTS, 'sign-in-page'], bytesMax: 121_000 },
];

/** A Vite plugin that fails the build when a page that is loaded first has become too heavy. */
export function weigh() {
  return {
    name: 'weigh',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { page, chunks: names, bytesMax } of LIMITS) {
        const entries = names.map((wanted) => chunks.find((chunk) => isNamed(chunk, wanted)));
        if (entries.includes(undefined)) this.error(`Some chunk of ${page} is missing: ${names.join(', ')}.`);
        const loaded = [...withImports(entries, bundle)];
        const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        if (bytes > bytesMax) {
          this.error(
            `${page} loads ${bytes} bytes of compressed JavaScript; at most ${bytesMax} are allowed.`,
          );
        }
      }
    },
  };
}

function isNamed({ name, facadeModuleId }, wanted) {
  return name === wanted || facadeModuleId?.endsWith(wanted) === true;
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
