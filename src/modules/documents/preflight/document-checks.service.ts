import { Injectable } from '@nestjs/common';
import type { EInvoiceFormat } from '../../../kernel/en16931/index.js';
import type { Transaction } from '../../../platform/index.js';
import { IssueChecks, type FrozenInvoice } from '../../invoices/index.js';
import { documentNotValid } from '../documents.problems.js';
import { DocumentsRepository } from '../documents.repository.js';
import type { DocumentFormat } from '../domain/formats.js';
import { checkedDocument } from '../mapping/checked-document.js';
import { invoiceDocument } from '../mapping/load-document.js';

/** Refuses to issue an invoice that would not be valid where it has to be. */
@Injectable()
export class DocumentChecks extends IssueChecks {
  override async check(
    tx: Transaction,
    invoice: FrozenInvoice,
    required: readonly EInvoiceFormat[],
  ): Promise<void> {
    const formats = required.length > 0 ? required : await formatsBySettings(tx, invoice);
    if (formats.length === 0) return;
    const document = await invoiceDocument(tx, invoice);
    for (const format of formats) {
      const { report } = checkedDocument(document, format);
      if (!report.valid) throw documentNotValid(report);
    }
  }
}

/** The customer's format, where the organization wants nothing to be issued that is not valid in it. */
async function formatsBySettings(tx: Transaction, { buyer }: FrozenInvoice): Promise<DocumentFormat[]> {
  if (buyer?.document_format === undefined) return [];
  const { preflight } = await new DocumentsRepository(tx).settings();
  return preflight === 'block' ? [buyer.document_format as DocumentFormat] : [];
}
