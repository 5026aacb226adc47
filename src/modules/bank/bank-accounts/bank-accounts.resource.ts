import { scope, type Fates, type TableResource } from '../../../platform/index.js';
import type { CreateBankAccountDto } from './dto/create-bank-account.dto.js';
import { BankAccountEntity, BankAccountTermEntity } from './entities/bank-account.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const bankAccountFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: false },
  name_key: { is: 'internal', personal: false },
  currency: { is: 'told', personal: false },
  iban: { is: 'told', personal: false },
  account_number: { is: 'told', personal: false },
  bic: { is: 'told', personal: false },
  csv_mapping: { is: 'told', personal: false },
  auto_certain: { is: 'told' },
  note: { is: 'told', personal: false },
  metadata: { is: 'told', personal: false },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<BankAccountEntity>;

/** The bank accounts of an organization. Statements and their lines have the same scopes. */
export const bankAccounts = {
  name: 'bank-accounts',
  noun: 'bank account',
  idPrefix: 'bac',
  read: scope('bank_accounts:read'),
  write: scope('bank_accounts:write'),
  events: ['created', 'updated', 'deleted'],
  tags: [{ name: 'Bank accounts', description: 'The accounts that statements are imported for.' }],
  entities: [BankAccountEntity, BankAccountTermEntity],
  table: 'bank_accounts',
  columns: (details) => ({
    name: details.name,
    currency: details.currency,
    iban: details.iban ?? null,
    account_number: details.account_number ?? null,
    bic: details.bic ?? null,
    csv_mapping: details.csv_mapping === undefined ? null : JSON.stringify(details.csv_mapping),
    auto_certain: details.auto_certain ?? false,
    note: details.note ?? null,
    metadata: JSON.stringify(details.metadata ?? {}),
  }),
} as const satisfies TableResource<CreateBankAccountDto>;
