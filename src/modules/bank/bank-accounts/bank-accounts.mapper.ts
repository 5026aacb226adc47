import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { BankAccountDto } from './dto/bank-account.dto.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';
import { bankAccounts } from './bank-accounts.resource.js';

/** A bank account in the form of the API. */
export function toBankAccountDto(bankAccount: BankAccountEntity): BankAccountDto {
  const { organization_id: _organization, name_key: _nameKey, ...fields } = bankAccount;
  return {
    ...fields,
    id: toTypeId(bankAccounts.idPrefix, bankAccount.id),
    created_at: instantText(bankAccount.created_at),
    updated_at: instantText(bankAccount.updated_at),
  };
}
