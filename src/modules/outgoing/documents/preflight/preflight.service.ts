import { Injectable } from '@nestjs/common';
import type { DocumentSource, Finding } from '../../../../kernel/en16931/index.js';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { detailsAsIfIssued, type InvoiceDetails } from '../../../books/invoices/index.js';
import { organizations } from '../../../people/organizations/organizations.resource.js';
import { DocumentsRepository, type VersionedSettings } from '../documents.repository.js';
import { isPrinted, type DocumentFormat } from '../domain/formats.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import type { DocumentReport } from '../domain/document-report.js';
import { checkedDocument, withWarnings } from '../mapping/checked-document.js';
import {
  documentIn,
  documentRows,
  invoiceDocument,
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
  async ofDocument(
    who: Principal,
    target: DocumentTarget,
    format: DocumentFormat | undefined,
  ): Promise<TargetedReport> {
    const mayBePrinted = format === undefined || isPrinted(format);
    const [rows, settings] = await this.work.read(who, (tx) =>
      Promise.all([
        documentRows(tx, target),
        mayBePrinted ? new DocumentsRepository(tx).settings() : undefined,
      ]),
    );
    const { draft: invoice } = rows;
    // Most drafts stand in for no other invoice. All that is to be known of them was read by one round trip.
    if (invoice !== undefined && !invoice.corrects_invoice_id) {
      const document: IssuedDocument = { type: 'invoice', invoice, corrects: undefined };
      return this.report(who, document, { format: format ?? customersFormat(document), settings });
    }
    return this.work.run(who, async (tx) => {
      const loaded = await documentIn(tx, target, rows);
      return this.reportIn(tx, loaded, format ?? customersFormat(loaded.document));
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
      return Promise.all(all.map((format) => this.reportIn(tx, { document, issued_at: null }, format)));
    });
  }

  /** How it is to look counts for documents that are printed, and as it was when they were issued. */
  private async reportIn(
    tx: Transaction,
    { document, issued_at }: LoadedDocument,
    format: DocumentFormat,
  ): Promise<TargetedReport> {
    const settings = isPrinted(format) ? await new DocumentsRepository(tx).settings(issued_at) : undefined;
    return this.report(tx, document, { format, settings });
  }

  private async report(
    { organizationId }: Pick<Transaction, 'organizationId'>,
    document: IssuedDocument,
    {
      format,
      settings,
    }: { readonly format: DocumentFormat; readonly settings: VersionedSettings | undefined },
  ): Promise<TargetedReport> {
    const { customer_id: customer } = document.type === 'invoice' ? document.invoice : document.note;
    const organization = toTypeId(organizations.idPrefix, organizationId);
    const { source, report } = checkedDocument(document, format);
    const isToPrint = settings !== undefined && isPrinted(format);
    const warnings = isToPrint ? await this.printWarnings(source, settings) : [];
    return { ...withWarnings(report, warnings), targets: { organization, customer } };
  }

  private async printWarnings(source: DocumentSource, settings: VersionedSettings): Promise<Finding[]> {
    const unprintable = await this.renderer.unprintable(textToPrint(source, settings));
    return printFindings(source, settings, new Set(unprintable));
  }
}

/** The hybrid, which everybody can read, where the customer wants no other. */
function customersFormat(document: IssuedDocument): DocumentFormat {
  const { buyer } = document.type === 'invoice' ? document.invoice : document.note;
  return (buyer?.document_format as DocumentFormat | undefined) ?? 'factur_x';
}
