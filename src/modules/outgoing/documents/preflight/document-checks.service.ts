import { Injectable } from '@nestjs/common';
import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { Transaction } from '../../../../platform/index.js';
import { IssueChecks, type FrozenInvoice } from '../../../books/invoices/index.js';
import { DocumentsRepository } from '../documents.repository.js';
import { documentNotValid } from '../documents.problems.js';
import { checkedDocument } from '../mapping/checked-document.js';
import { invoiceDocument } from '../mapping/load-document.js';

/** Refuses to issue an invoice that would not be valid where it has to be. */
@Injectable()
export class DocumentChecks extends IssueChecks {
  override async areRequired(tx: Transaction): Promise<boolean> {
    return (await new DocumentsRepository(tx).settings()).preflight === 'block';
  }

  override async check(
    tx: Transaction,
    invoice: FrozenInvoice,
    formats: readonly EInvoiceFormat[],
  ): Promise<void> {
    const document = await invoiceDocument(tx, invoice);
    for (const format of formats) {
      const { report } = checkedDocument(document, format);
      if (!report.valid) throw documentNotValid(report);
    }
  }
}
