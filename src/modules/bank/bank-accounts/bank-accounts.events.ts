import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toBankAccountDto } from './bank-accounts.mapper.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';

export function bankAccountCreated(bankAccount: BankAccountEntity): DomainEvent {
  return { type: 'bank_account.created', objectId: bankAccount.id, object: toBankAccountDto(bankAccount) };
}

export function bankAccountUpdated(bankAccount: BankAccountEntity, before: BankAccountEntity): DomainEvent {
  const change = { before: toBankAccountDto(before), now: toBankAccountDto(bankAccount) };
  return changeEvent('bank_account.updated', bankAccount.id, change);
}

export function bankAccountDeleted(bankAccount: BankAccountEntity): DomainEvent {
  return { type: 'bank_account.deleted', objectId: bankAccount.id, object: toBankAccountDto(bankAccount) };
}
