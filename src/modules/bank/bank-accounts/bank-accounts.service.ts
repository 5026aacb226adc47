import { Injectable } from '@nestjs/common';
import { insufficientScope, UnitOfWork, type Principal, type Target } from '../../../platform/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import { receivedFiles } from '../../buying/received-files/received-files.resource.js';
import type { CreateBankAccountDto, UpdateBankAccountDto } from './dto/create-bank-account.dto.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';
import { bankAccountCreated, bankAccountDeleted, bankAccountUpdated } from './bank-accounts.events.js';
import { hasStatements } from './bank-accounts.problems.js';
import { BankAccountsRepository } from './bank-accounts.repository.js';
import { assertBooksUnlimited } from './unlimited-booking.js';

/** The bank accounts of an organization. */
@Injectable()
export class BankAccountsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `insufficient_scope` and `limit_exceeded` for `auto_certain` of who may not book whatever comes. */
  create(who: Principal, details: CreateBankAccountDto): Promise<BankAccountEntity> {
    assertMayBook(who, details);
    return this.work.run(who, async (tx) => {
      const bankAccount = await new BankAccountsRepository(tx).insert(details);
      tx.announce(bankAccountCreated(bankAccount));
      return bankAccount;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<BankAccountEntity> {
    return this.work.read(who, (tx) => new BankAccountsRepository(tx).get(id));
  }

  /** Replaces all details but the currency. Raises `not_found`, `precondition_failed`, and what `create` raises. */
  update(who: Principal, target: Target, details: UpdateBankAccountDto): Promise<BankAccountEntity> {
    return this.work.run(who, async (tx) => {
      const bankAccounts = new BankAccountsRepository(tx);
      const before = await bankAccounts.lock(target);
      if (!before.auto_certain) assertMayBook(who, details);
      const bankAccount = await bankAccounts.update(before, { ...details, currency: before.currency });
      tx.announce(bankAccountUpdated(bankAccount, before));
      return bankAccount;
    });
  }

  /** Raises `not_found`, `precondition_failed`, and `invalid_state_transition` for one with statements. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const bankAccounts = new BankAccountsRepository(tx);
      const before = await bankAccounts.lock(target);
      if (!(await bankAccounts.deleteUnlessNamed(before.id))) throw hasStatements();
      tx.announce(bankAccountDeleted(before));
    });
  }
}

/** Who lets payments be booked, of customers and to suppliers, must be allowed to book them, whatever they come to. */
function assertMayBook(who: Principal, { auto_certain = false }: UpdateBankAccountDto): void {
  if (!auto_certain) return;
  assertBooksUnlimited(who);
  for (const scope of [payments.write, receivedFiles.write])
    if (!who.scopes.has(scope)) throw insufficientScope(scope);
}
