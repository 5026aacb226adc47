import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  enqueue,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../../platform/index.js';
import {
  invalidPaymentTransition,
  isPossibleForPayment,
  lockedPayment,
  sendReceipt,
} from '../../../books/payments/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { Receipts } from '../../receipts/index.js';
import type { SendTextDetails } from '../domain/send-details.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { MessagesRepository } from '../messages.repository.js';
import { Composer } from './composer.js';
import { queueMessage } from './queue-message.js';
import { receiptObject } from './receipt-object.js';

/** When those that were too many for an hour are tried again. */
const LATER_MS = 1_200_000;

/** Mails with receipts: by a person's decision, or by themselves where the organization wants that. */
@Injectable()
export class ReceiptMessages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Queues the receipt of a payment for its customer.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition` of a reversed payment, `validation_failed`,
   * `recipient_suppressed` and `too_many_requests`.
   */
  send(who: Principal, target: Target, details: SendTextDetails): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const payment = await lockedPayment(tx, target);
      if (!isPossibleForPayment('send', payment)) throw invalidPaymentTransition('send', payment);
      const object = receiptObject(await this.receipts.of(tx, payment));
      const message = await this.composer.compose(tx, object, details);
      return queueMessage(tx, message, { toSuppressed: details.send_to_suppressed });
    });
  }

  /** Queues it once for each payment; none of a reversed one, and none where nobody is to get it. */
  async sendOnce(who: Principal, paymentId: string): Promise<void> {
    try {
      await this.queueOnce(who, paymentId);
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      // The mails of this hour are used up; what people send goes first.
      if (code === 'too_many_requests') await this.work.run(who, (tx) => this.later(tx, paymentId));
      // The address refuses mail, and nobody has asked for this one.
      else if (code !== 'recipient_suppressed') throw error;
    }
  }

  private later(tx: Transaction, payment_id: string): Promise<void> {
    const due = new Date(tx.now.getTime() + LATER_MS);
    enqueue(tx, sendReceipt, { key: payment_id, payload: { payment_id }, due });
    return Promise.resolve();
  }

  private async queueOnce(who: Principal, paymentId: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const { send_receipts } = await new OrganizationsRepository(tx).existing(tx.organizationId);
      // Switched off meanwhile.
      if (send_receipts !== 'on_receipt') return;
      const receipt = await this.receipts.lock(tx, paymentId);
      const uniqueKey = `receipt ${paymentId}`;
      if (receipt === undefined || receipt.payment.reversed_at !== null) return;
      if (await new MessagesRepository(tx).hasKey(uniqueKey)) return;
      const message = await this.composer.compose(tx, receiptObject(receipt), {});
      if (message.recipients.to.length > 0) await queueMessage(tx, message, { uniqueKey });
    });
  }
}
