import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { detailsAsIfIssued, type InvoiceDetails } from '../../invoices/index.js';
import { organizations } from '../../organizations/organizations.resource.js';
import type { DocumentFormat } from '../domain/formats.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import type { DocumentReport } from '../domain/document-report.js';
import { checkedDocument } from '../mapping/checked-document.js';
import { invoiceDocument, loadDocument, type DocumentTarget } from '../mapping/load-document.js';

/** A report, and who the resources are that its findings speak of. */
export interface TargetedReport extends DocumentReport {
  readonly targets: { readonly organization: string; readonly customer: string };
}

/** Says what documents lack, and stores nothing. */
@Injectable()
export class PreflightService {
  constructor(private readonly work: UnitOfWork) {}

  /** Of an invoice or a credit note; without a format, in that of its customer. Raises `not_found`. */
  ofDocument(
    who: Principal,
    target: DocumentTarget,
    format: DocumentFormat | undefined,
  ): Promise<TargetedReport> {
    return this.work.run(who, async (tx) => {
      const { document } = await loadDocument(tx, target);
      return targetedReport(tx, document, format ?? customersFormat(document));
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
      return (formats ?? [customersFormat(document)]).map((format) => targetedReport(tx, document, format));
    });
  }
}

function targetedReport(tx: Transaction, document: IssuedDocument, format: DocumentFormat): TargetedReport {
  const { customer_id: customer } = document.type === 'invoice' ? document.invoice : document.note;
  const organization = toTypeId(organizations.idPrefix, tx.organizationId);
  return { ...checkedDocument(document, format).report, targets: { organization, customer } };
}

/** The hybrid, which everybody can read, where the customer wants no other. */
function customersFormat(document: IssuedDocument): DocumentFormat {
  const { buyer } = document.type === 'invoice' ? document.invoice : document.note;
  return (buyer?.document_format as DocumentFormat | undefined) ?? 'factur_x';
}
