import { Injectable } from '@nestjs/common';
import type { DocumentSource, Finding } from '../../../kernel/en16931/index.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { detailsAsIfIssued, type InvoiceDetails } from '../../invoices/index.js';
import { organizations } from '../../organizations/organizations.resource.js';
import { DocumentsRepository, type VersionedSettings } from '../documents.repository.js';
import { isPrinted, type DocumentFormat } from '../domain/formats.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import type { DocumentReport } from '../domain/document-report.js';
import { checkedDocument, withWarnings } from '../mapping/checked-document.js';
import { invoiceDocument, loadDocument, type DocumentTarget } from '../mapping/load-document.js';
import { PdfRenderer } from '../rendering/index.js';
import { printFindings, textToPrint } from './print-findings.js';

/** A report, and who the resources are that its findings speak of. */
export interface TargetedReport extends DocumentReport {
  readonly targets: { readonly organization: string; readonly customer: string };
}

/** Says what documents lack, and stores nothing. */
@Injectable()
export class PreflightService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly renderer: PdfRenderer,
  ) {}

  /** Of an invoice or a credit note; without a format, in that of its customer. Raises `not_found`. */
  ofDocument(
    who: Principal,
    target: DocumentTarget,
    format: DocumentFormat | undefined,
  ): Promise<TargetedReport> {
    return this.work.run(who, async (tx) => {
      const { document, issued_at } = await loadDocument(tx, target);
      const settings = await new DocumentsRepository(tx).settings(issued_at);
      return this.report(tx, { document, settings }, format ?? customersFormat(document));
    });
  }

  /** Of an invoice that is not stored, in each of these formats. Raises `validation_failed`. */
  ofDetails(
    who: Principal,
    details: InvoiceDetails,
    formats: readonly DocumentFormat[] | undefined,
  ): Promise<TargetedReport[]> {
    return this.work.run(who, async (tx) => {
      const document = await invoiceDocument(tx, await detailsAsIfIssued(tx, details));
      const settings = await new DocumentsRepository(tx).settings();
      const all = formats ?? [customersFormat(document)];
      return Promise.all(all.map((format) => this.report(tx, { document, settings }, format)));
    });
  }

  private async report(
    tx: Transaction,
    { document, settings }: Checked,
    format: DocumentFormat,
  ): Promise<TargetedReport> {
    const { customer_id: customer } = document.type === 'invoice' ? document.invoice : document.note;
    const organization = toTypeId(organizations.idPrefix, tx.organizationId);
    const { source, report } = checkedDocument(document, format);
    const warnings = isPrinted(format) ? await this.printWarnings(source, settings) : [];
    return { ...withWarnings(report, warnings), targets: { organization, customer } };
  }

  private async printWarnings(source: DocumentSource, settings: VersionedSettings): Promise<Finding[]> {
    const unprintable = await this.renderer.unprintable(textToPrint(source, settings));
    return printFindings(source, settings, new Set(unprintable));
  }
}

/** A document, and how it is to look. */
interface Checked {
  readonly document: IssuedDocument;
  readonly settings: VersionedSettings;
}

/** The hybrid, which everybody can read, where the customer wants no other. */
function customersFormat(document: IssuedDocument): DocumentFormat {
  const { buyer } = document.type === 'invoice' ? document.invoice : document.note;
  return (buyer?.document_format as DocumentFormat | undefined) ?? 'factur_x';
}
