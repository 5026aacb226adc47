import { countriesOf } from './countries-checked.js';
import { formatFacts, type EInvoiceFormat } from './formats.js';
import type { EInvoice } from './model.js';
import { rulesOf } from './rules/index.js';
import type { FaultCode, Place, Rule, Severity } from './rules/rule.js';
import { targetOf, type Owner } from './terms.js';

/** One thing that is wrong with a document, in words, with the field of our API that puts it right. */
export interface Finding {
  /** As the standard calls it. */
  readonly rule: string;
  readonly severity: Severity;
  /** The business term of EN 16931. */
  readonly term: string;
  readonly where: Owner;
  /** A JSON pointer into the body of the resource's request, as a URI fragment. */
  readonly pointer: string;
  readonly code: FaultCode;
  readonly message: string;
}

/** What a document lacks to be valid in a format. */
export interface PreflightReport {
  readonly format: EInvoiceFormat;
  readonly valid: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** The rules that it was held against, with their versions. */
  readonly rules: string;
  /** The countries of the parties of which national rules are among them, and those of which none are. */
  readonly countries: readonly string[];
  readonly countries_not_checked: readonly string[];
  /** Errors first, then in the order of the rules; no more than `FINDINGS_MAX`. */
  readonly findings: readonly Finding[];
}

/** More than this nobody reads; the counts say how many there are. */
export const FINDINGS_MAX = 200;

/** Holds a document against all rules of a format. Pure, exact, and without a network. */
export function preflight(invoice: EInvoice, format: EInvoiceFormat): PreflightReport {
  const facts = formatFacts[format];
  const all: Finding[] = [];
  for (const rule of rulesOf[facts.profile]) {
    for (const place of rule.broken(invoice, facts)) all.push(finding(rule, place));
  }
  const distinct = [...new Map(all.map((one) => [`${one.rule} ${one.where} ${one.pointer}`, one])).values()];
  const errors = distinct.filter(({ severity }) => severity === 'error');
  const warnings = distinct.filter(({ severity }) => severity === 'warning');
  return {
    format,
    valid: errors.length === 0,
    errors: errors.length,
    warnings: warnings.length,
    rules: facts.rules,
    ...countriesOf(invoice, facts),
    findings: [...errors, ...warnings].slice(0, FINDINGS_MAX),
  };
}

function finding({ id, severity, term: usual, code, message }: Rule, place: Place): Finding {
  const term = place.term ?? usual;
  const { where, pointer } = targetOf(term);
  return { rule: id, severity, term, where, pointer: pointerAt(pointer, place), code, message };
}

/** An index that nobody knows ends the pointer at what holds the entries. */
function pointerAt(template: string, { line, at, origin = at }: Place): string {
  const indexes: Readonly<Record<string, number | undefined>> = {
    '{line}': line,
    '{at}': at,
    '{origin}': origin,
  };
  const steps: string[] = [];
  for (const step of template === '' ? [] : template.split('/')) {
    const index = step.startsWith('{') ? indexes[step] : step;
    if (index === undefined) break;
    steps.push(String(index));
  }
  return ['#', ...steps].join('/');
}
