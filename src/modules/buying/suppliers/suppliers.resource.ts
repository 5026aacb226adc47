import { scope, type Fates, type TableResource } from '../../../platform/index.js';
import type { SupplierDetails } from './domain/supplier.js';
import { SupplierEntity, SupplierTermEntity } from './entities/supplier.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const supplierFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: true },
  name_key: { is: 'internal', personal: true },
  trading_name: { is: 'told', personal: true },
  email: { is: 'told', personal: true },
  phone: { is: 'told', personal: true },
  external_id: { is: 'told', personal: true },
  our_number: { is: 'told', personal: false },
  tax_ids: { is: 'told', personal: true },
  legal_registration: { is: 'told', personal: true },
  electronic_address: { is: 'told', personal: true },
  address: { is: 'told', personal: true },
  bank_accounts: { is: 'told', personal: true },
  currency: { is: 'told', personal: false },
  payment_terms: { is: 'told', personal: false },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  archived_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<SupplierEntity>;

/** Whom an organization buys from. Everything but the name may be left out. */
export const suppliers = {
  name: 'suppliers',
  noun: 'supplier',
  idPrefix: 'sup',
  read: scope('suppliers:read'),
  write: scope('suppliers:write'),
  partEvents: {
    created: 'SupplierFacts',
    updated: 'SupplierFacts',
    archived: 'SupplierFacts',
    unarchived: 'SupplierFacts',
    deleted: 'SupplierFacts',
  },
  tags: [{ name: 'Suppliers', description: 'Whom you buy from.' }],
  entities: [SupplierEntity, SupplierTermEntity],
  table: 'suppliers',
  columns: (details) => ({
    name: details.name,
    trading_name: details.trading_name ?? null,
    email: details.email ?? null,
    phone: details.phone ?? null,
    external_id: details.external_id ?? null,
    our_number: details.our_number ?? null,
    tax_ids: JSON.stringify(details.tax_ids ?? []),
    legal_registration: jsonOrNull(details.legal_registration),
    electronic_address: jsonOrNull(details.electronic_address),
    address: jsonOrNull(details.address),
    bank_accounts: JSON.stringify(details.bank_accounts ?? []),
    currency: details.currency ?? null,
    payment_terms: jsonOrNull(details.payment_terms),
    note: details.note ?? null,
    metadata: JSON.stringify(details.metadata ?? {}),
  }),
} as const satisfies TableResource<SupplierDetails>;

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
