import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Target } from '../../../../platform/index.js';
import {
  invalidPaymentTransition,
  isPossibleForPayment,
  lockedPayment,
} from '../../../books/payments/index.js';
import { Receipts } from '../../receipts/index.js';
import type { SendTextDetails } from '../domain/send-details.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { MessagesRepository } from '../messages.repository.js';
import { Composer } from './composer.js';
import { queueMessage } from './queue-message.js';
import { receiptObject } from './receipt-object.js';

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
      // The address refuses mail, and nobody has asked for this one.
      if (!(error instanceof Problem) || error.code !== 'recipient_suppressed') throw error;
    }
  }

  private async queueOnce(who: Principal, paymentId: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const receipt = await this.receipts.lock(tx, paymentId);
      const uniqueKey = `receipt ${paymentId}`;
      if (receipt === undefined || receipt.payment.reversed_at !== null) return;
      if (await new MessagesRepository(tx).hasKey(uniqueKey)) return;
      const message = await this.composer.compose(tx, receiptObject(receipt), {});
      if (message.recipients.to.length > 0) await queueMessage(tx, message, { uniqueKey });
    });
  }
}
