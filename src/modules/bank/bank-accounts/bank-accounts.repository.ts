import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { CreateBankAccountDto } from './dto/create-bank-account.dto.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';
import { bankAccounts } from './bank-accounts.resource.js';
import { bankAccountTerms } from './bank-accounts.terms.js';

export class BankAccountsRepository extends ResourceRepository<CreateBankAccountDto, BankAccountEntity> {
  constructor(tx: Transaction) {
    super(tx, bankAccounts, { terms: bankAccountTerms, isNamed: true });
  }
}
