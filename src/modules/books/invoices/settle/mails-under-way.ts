import type { Transaction } from '../../../../platform/index.js';

/** Whether mails are leaving. The slice of messages provides it, since it uses this one. */
export abstract class MailsUnderWay {
  /**
   * Whether a mail with a locked document is leaving at this moment, or may have arrived. Whoever hands a mail over
   * commits that first, under the lock of the document.
   */
  abstract isLeaving(tx: Transaction, documentId: string): Promise<boolean>;
}
