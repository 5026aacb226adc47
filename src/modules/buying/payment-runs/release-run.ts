import { createHash } from 'node:crypto';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { pain001 } from '../../../kernel/sepa/pain-001.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { Transaction } from '../../../platform/index.js';
import { BankAccountsRepository } from '../../bank/bank-accounts/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import type { PaymentRunWithItems } from './entities/payment-run.entity.js';
import { PaymentRunsRepository } from './payment-runs.repository.js';

/** An identifier in the characters of banks, which know no underscore. */
export function bankId(prefix: string, id: string): string {
  return toTypeId(prefix, id).replace('_', '-');
}

/** Writes the file of a locked run, and keeps it with its digest. */
export async function releaseRun(tx: Transaction, run: PaymentRunWithItems): Promise<PaymentRunWithItems> {
  const [{ organization }, account] = await Promise.all([
    organizationToday(tx),
    new BankAccountsRepository(tx).get(run.bank_account_id),
  ]);
  if (account.iban === null) throw new Error('A payment run has an account without an IBAN.');
  const file = pain001({
    id: bankId('prn', run.id),
    created_at: instantText(tx.now),
    execute_on: run.execute_on,
    debtor: { name: organization.legal_name ?? organization.name, iban: account.iban, bic: account.bic },
    transfers: run.items.map(({ bill_id, amount, creditor_name, iban, remittance }) => ({
      ...{ end_to_end_id: bankId('bil', bill_id), amount, name: creditor_name, iban, remittance },
    })),
  });
  const file_sha256 = createHash('sha256').update(file).digest('hex');
  const columns = { status: 'released', file, file_sha256, released_at: tx.now };
  return new PaymentRunsRepository(tx).change(run, columns);
}
