import { JobHandler, type Principal } from '../../../../platform/index.js';
import { expireQuote, type ExpiryOrder } from '../lifecycle/expiry-order.js';
import { QuoteLifecycle } from '../lifecycle/quote-lifecycle.service.js';

@JobHandler(expireQuote)
export class ExpireQuoteJob implements JobHandler<ExpiryOrder> {
  constructor(private readonly lifecycle: QuoteLifecycle) {}

  run(who: Principal, { quote_id }: ExpiryOrder): Promise<void> {
    return this.lifecycle.expire(who, quote_id);
  }
}
