import { JobHandler, type Principal } from '../../../../platform/index.js';
import { sendReceipt, type ReceiptOrder } from '../../../books/payments/index.js';
import { ReceiptMessages } from '../compose/receipt-messages.service.js';

@JobHandler(sendReceipt)
export class SendReceiptJob implements JobHandler<ReceiptOrder> {
  constructor(private readonly receipts: ReceiptMessages) {}

  run(who: Principal, { payment_id }: ReceiptOrder): Promise<void> {
    return this.receipts.sendOnce(who, payment_id);
  }
}
