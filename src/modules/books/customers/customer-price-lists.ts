import type { FieldFault } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';

/** Whether a customer can have a price list. The slice of price lists provides it, since it uses this one. */
export abstract class CustomerPriceLists {
  /** What is wrong with giving it to a customer who has this currency, or none of their own. */
  abstract faultOf(
    tx: Transaction,
    priceListId: string,
    currency: string | null,
  ): Promise<Omit<FieldFault, 'pointer'> | undefined>;
}
