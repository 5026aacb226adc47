import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';

interface SaxonJs {
  transform(options: object): { readonly principalResult: string };
  getProcessorInfo?: () => unknown;
}

// A CommonJS package without types.
const saxon = createRequire(import.meta.url)('saxon-js') as SaxonJs;

/** The folder into which tools/e-invoice-rules.mjs downloads the rules. */
export const RULES = join(process.cwd(), 'node_modules/.cache/e-invoice-rules');

const sheets = new Map<string, object>();

/** A finding of the official rules. */
export interface OfficialFinding {
  readonly id: string;
  readonly isFatal: boolean;
}

/**
 * Returns the findings of the official rules of a format in an XML document: those of CEN, then those of the profile.
 */
export function officialFindings(xml: string, format: EInvoiceFormat): OfficialFinding[] {
  const { syntax, profile } = formatFacts[format];
  const core = run(`en16931-${syntax}`, xml);
  return profile === 'en16931' ? core : [...core, ...profileFindings(xml, format)];
}

/** Returns the findings of the profile's own rules, of XRechnung or of Peppol. */
export function profileFindings(xml: string, format: EInvoiceFormat): OfficialFinding[] {
  const { syntax, profile } = formatFacts[format];
  return run(`${profile}-${syntax}`, xml);
}

function run(name: string, xml: string): OfficialFinding[] {
  const { principalResult } = saxon.transform({
    stylesheetInternal: sheet(name),
    sourceText: xml,
    destination: 'serialized',
  });
  const asserts = principalResult.matchAll(/<svrl:(?:failed-assert|successful-report)\b([^>]*)>/g);
  return [...asserts].map(([, attributes = '']) => ({
    id: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isFatal: /\bflag="fatal"/.test(attributes),
  }));
}

function sheet(name: string): object {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  const path = join(RULES, 'compiled', `${name}.sef.json`);
  if (!existsSync(path))
    throw new Error('The official rules are missing: run node tools/e-invoice-rules.mjs.');
  const read = JSON.parse(readFileSync(path, 'utf8')) as object;
  sheets.set(name, read);
  return read;
}
