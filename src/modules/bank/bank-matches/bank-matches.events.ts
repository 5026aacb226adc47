import type { DomainEvent } from '../../../platform/index.js';
import type { BankLineEntity } from '../bank-statements/index.js';
import { toPaymentLineDto } from './bank-matches.mapper.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';

/** Tells in the history of each payment which bank line it is, or is no longer. */
export function paymentLineChanged(
  happened: 'matched' | 'unmatched',
  line: BankLineEntity,
  matches: readonly BankMatchEntity[],
): DomainEvent[] {
  return matches.flatMap((match) => {
    const { payment_id } = match;
    if (payment_id === null) return [];
    const object = toPaymentLineDto(line, match, payment_id);
    return [{ type: `payment.${happened}` as const, objectId: payment_id, object }];
  });
}
