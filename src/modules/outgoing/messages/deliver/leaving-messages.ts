import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/index.js';
import { MailsUnderWay } from '../../../books/invoices/index.js';

/** $1 organization, $2 invoice or credit note. A message that nobody knows the end of. */
const LEAVING = `
  SELECT id FROM messages
   WHERE organization_id = $1 AND object_id = $2 AND status IN ('sending', 'unconfirmed') LIMIT 1`;

/** Tells the books which of their documents are being sent. */
@Injectable()
export class LeavingMessages extends MailsUnderWay {
  override async isLeaving(tx: Transaction, documentId: string): Promise<boolean> {
    return (await tx.row(LEAVING, [tx.organizationId, documentId])) !== undefined;
  }
}
