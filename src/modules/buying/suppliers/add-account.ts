import { plainIban } from '../../../kernel/parties/iban.js';
import type { Target, Transaction } from '../../../platform/index.js';
import { supplierChanged } from './suppliers.events.js';
import { SuppliersRepository } from './suppliers.repository.js';

/** Makes an account one that a supplier is known for. Raises `not_found`. */
export async function addAccount(tx: Transaction, target: Target, iban: string): Promise<void> {
  const suppliers = new SuppliersRepository(tx);
  const before = await suppliers.lock(target);
  const plain = plainIban(iban);
  if (before.bank_accounts.some((account) => account.iban === plain)) return;
  const bank_accounts = [...before.bank_accounts, { iban: plain }];
  const supplier = await suppliers.patch(before, { bank_accounts });
  tx.announce(supplierChanged('updated', supplier, before));
}
