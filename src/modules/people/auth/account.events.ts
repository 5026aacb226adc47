import type { DomainEvent } from '../../../platform/index.js';
import { toAccountDto, type Account } from './account.mapper.js';
import type { AccountHappening } from './domain/account-event.js';

/** What happened to an account, once or as often as `count` says. */
export function accountEvent(happened: AccountHappening, account: Account, count = 1): DomainEvent {
  return { type: `user.${happened}`, objectId: account.id, object: toAccountDto(account, count) };
}
