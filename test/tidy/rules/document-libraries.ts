import { packageOf } from './imports.js';
import { importRule } from './rule.js';

const TYPST_AT_HOME = /^src\/modules\/outgoing\/documents\/rendering\/engine\//;
/** Packages for tests and measurements, which no installation has. */
const JUDGES = ['saxon-js', 'xslt3', 'libxml2-wasm', 'pdfkit'];

/**
 * Only the engine of printed documents uses Typst, so that it can be replaced, and the service uses none of what judges
 * documents in tests; types count too.
 */
export const documentLibraries = importRule(
  (path) => path.startsWith('src/'),
  (imported, { path }) => {
    const name = packageOf(imported) ?? '';
    if (name.startsWith('@myriaddreamin/') && !TYPST_AT_HOME.test(path)) {
      return { wrong: `${name} is imported here`, fix: 'use the interface Engine of documents/rendering' };
    }
    if (JUDGES.includes(name)) {
      return { wrong: `${name} is imported here`, fix: 'leave it to test/, bench/ and tools/' };
    }
    return undefined;
  },
);
