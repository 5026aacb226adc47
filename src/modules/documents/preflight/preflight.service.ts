import { Injectable } from '@nestjs/common';
import type { DocumentSource, Finding } from '../../../kernel/en16931/index.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { detailsAsIfIssued, type InvoiceDetails } from '../../invoices/index.js';
import { organizations } from '../../organizations/organizations.resource.js';
import { DocumentsRepository } from '../documents.repository.js';
import { isPrinted, type DocumentFormat } from '../domain/formats.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import type { DocumentReport } from '../domain/document-report.js';
import { checkedDocument, withWarnings } from '../mapping/checked-document.js';
import {
  invoiceDocument,
  loadDocument,
  type DocumentTarget,
  type LoadedDocument,
} from '../mapping/load-document.js';
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
      const loaded = await loadDocument(tx, target);
      return this.report(tx, loaded, format ?? customersFormat(loaded.document));
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
      const all = formats ?? [customersFormat(document)];
      return Promise.all(all.map((format) => this.report(tx, { document, issued_at: null }, format)));
    });
  }

  private async report(
    tx: Transaction,
    { document, issued_at }: LoadedDocument,
    format: DocumentFormat,
  ): Promise<TargetedReport> {
    const { customer_id: customer } = document.type === 'invoice' ? document.invoice : document.note;
    const organization = toTypeId(organizations.idPrefix, tx.organizationId);
    const { source, report } = checkedDocument(document, format);
    const warnings = isPrinted(format) ? await this.printWarnings(tx, source, issued_at) : [];
    return { ...withWarnings(report, warnings), targets: { organization, customer } };
  }

  /** How it is to look counts for documents that are printed, and as it was when they were issued. */
  private async printWarnings(
    tx: Transaction,
    source: DocumentSource,
    issuedAt: Date | null,
  ): Promise<Finding[]> {
    const settings = await new DocumentsRepository(tx).settings(issuedAt);
    const unprintable = await this.renderer.unprintable(textToPrint(source, settings));
    return printFindings(source, settings, new Set(unprintable));
  }
}

/** The hybrid, which everybody can read, where the customer wants no other. */
function customersFormat(document: IssuedDocument): DocumentFormat {
  const { buyer } = document.type === 'invoice' ? document.invoice : document.note;
  return (buyer?.document_format as DocumentFormat | undefined) ?? 'factur_x';
}
