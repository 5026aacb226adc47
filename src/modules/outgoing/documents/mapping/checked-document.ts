import {
  eInvoiceFrom,
  preflight,
  type DocumentSource,
  type EInvoice,
  type EInvoiceFormat,
  type Finding,
} from '../../../../kernel/en16931/index.js';
import type { DocumentReport } from '../domain/document-report.js';
import { isElectronic, type DocumentFormat } from '../domain/formats.js';
import type { IssuedDocument } from './issued-document.js';
import { sourceOf } from './source-of.js';

/** A document in a format, and what it lacks. */
export interface CheckedDocument {
  readonly source: DocumentSource;
  readonly invoice: EInvoice;
  /** What the electronic document is; a PDF alone has none. */
  readonly writtenAs: EInvoiceFormat | undefined;
  readonly report: DocumentReport;
}

/** Kinds of tax numbers that electronic documents carry. */
const KNOWN_TAX_IDS = ['eu_vat', 'gb_vat', 'ch_vat', 'no_vat', 'is_vat', 'tax_number'];

/** Holds a document against the rules of a format and against our own. A PDF has no rules. */
export function checkedDocument(document: IssuedDocument, format: DocumentFormat): CheckedDocument {
  const source = sourceOf(document);
  if (!isElectronic(format)) {
    const counts = { valid: true, errors: 0, warnings: 0 };
    const none = { format, ...counts, rules: '', countries: [], countries_not_checked: [], findings: [] };
    return { source, invoice: eInvoiceFrom(source, 'factur_x'), writtenAs: undefined, report: none };
  }
  const writtenAs = levelOf(format, source);
  const invoice = eInvoiceFrom(source, writtenAs);
  const own = [...unitFindings(source), ...taxIdFindings(source)];
  const report = withWarnings({ ...preflight(invoice, writtenAs), format }, own);
  return { source, invoice, writtenAs, report };
}

/** Inside a PDF, whoever wants XRechnung gets its level of Factur-X. */
function levelOf(format: EInvoiceFormat, { buyer }: DocumentSource): EInvoiceFormat {
  const { document_format } = buyer as { readonly document_format?: string };
  return format === 'factur_x' && document_format === 'xrechnung_cii' ? document_format : format;
}

/** A report with more warnings. */
export function withWarnings(report: DocumentReport, more: readonly Finding[]): DocumentReport {
  const { warnings, findings } = report;
  return { ...report, warnings: warnings + more.length, findings: [...findings, ...more] };
}

/** The document with the bytes of its files. Takes them in the order of its attachments; a link has none. */
export function withContents(
  checked: CheckedDocument,
  contents: readonly (Buffer | undefined)[],
): CheckedDocument {
  const attachments = checked.invoice.attachments.map((one, at) => {
    const content = contents[at];
    return content === undefined ? one : { ...one, content: content.toString('base64') };
  });
  return { ...checked, invoice: { ...checked.invoice, attachments } };
}

/** Units without a code, which are written as pieces. */
function unitFindings({ items }: DocumentSource): Finding[] {
  return items.flatMap(({ unit, quantity }, line): Finding[] => {
    if (quantity === null || !unit || unit.code !== undefined) return [];
    return [
      {
        rule: 'CTH-UNIT',
        severity: 'warning',
        term: 'BT-130',
        where: 'invoice',
        pointer: `#/items/${line}/unit/code`,
        code: 'recommended',
        message: `The unit ${unit.label} has no code, so that it is written as pieces.`,
      },
    ];
  });
}

/** Tax numbers of kinds that only a printed document shows. */
function taxIdFindings({ seller, buyer }: DocumentSource): Finding[] {
  const ofParty = (
    where: 'organization' | 'customer',
    ids: readonly { readonly type: string }[],
  ): Finding[] =>
    ids.flatMap(({ type }, at): Finding[] => {
      if (KNOWN_TAX_IDS.includes(type)) return [];
      return [
        {
          rule: 'CTH-TAXID',
          severity: 'warning',
          term: where === 'organization' ? 'BT-31' : 'BT-48',
          where,
          pointer: `#/tax_ids/${at}/type`,
          code: 'unknown_code',
          message: `Electronic documents cannot carry a tax number of the kind ${type}.`,
        },
      ];
    });
  return [...ofParty('organization', seller.tax_ids), ...ofParty('customer', buyer.tax_ids)];
}
