import type { DomainEvent } from '../../../platform/index.js';
import type { BankLineEntity } from '../bank-statements/index.js';
import { toPaymentLineDto } from './bank-matches.mapper.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';

/** Tells in the history of each payment, of customers and to suppliers, which bank line it is, or is no longer. */
export function paymentLineChanged(
  happened: 'matched' | 'unmatched',
  line: BankLineEntity,
  matches: readonly BankMatchEntity[],
): DomainEvent[] {
  return matches.flatMap((match) => {
    const { payment_id, bill_payment_id } = match;
    const objectId = payment_id ?? bill_payment_id;
    if (objectId === null) return [];
    const noun = payment_id === null ? 'bill_payment' : 'payment';
    return [{ type: `${noun}.${happened}` as const, objectId, object: toPaymentLineDto(line, match) }];
  });
}
