import { scope, type Fates, type TableResource } from '../../../platform/index.js';
import type { CustomerDetails } from './domain/customer.js';
import { CustomerTermEntity } from './entities/customer-term.entity.js';
import { CustomerEntity } from './entities/customer.entity.js';

/** What becomes of each column. */
export const customerFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: true },
  name_key: { is: 'internal', personal: true },
  email: { is: 'told', personal: true },
  phone: { is: 'told', personal: true },
  external_id: { is: 'told', personal: true },
  tax_ids: { is: 'told', personal: true },
  billing_address: { is: 'told', personal: true },
  shipping_address: { is: 'told', personal: true },
  contacts: { is: 'told', personal: true },
  currency: { is: 'told', personal: false },
  locale: { is: 'told', personal: false },
  payment_terms: { is: 'told', personal: false },
  price_list_id: { is: 'told', personal: false },
  apply_credit: { is: 'told', personal: false },
  withholdings: { is: 'told', personal: false },
  tax_exemption: { is: 'told', personal: false },
  trading_name: { is: 'told', personal: true },
  identifiers: { is: 'told', personal: true },
  legal_registration: { is: 'told', personal: true },
  electronic_address: { is: 'told', personal: true },
  buyer_reference: { is: 'told', personal: true },
  buyer_accounting_reference: { is: 'told', personal: true },
  document_format: { is: 'told', personal: false },
  reminders: { is: 'told', personal: false },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  archived_at: { is: 'told' },
  merged_into: { is: 'told', personal: false },
  standing_id: { is: 'internal', personal: false },
  erased_at: { is: 'internal' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<CustomerEntity>;

/** Whom an organization sells to. Everything but the name may be left out. */
export const customers = {
  name: 'customers',
  noun: 'customer',
  idPrefix: 'cus',
  read: scope('customers:read'),
  write: scope('customers:write'),
  events: ['created', 'updated', 'archived', 'unarchived', 'merged', 'deleted'],
  tags: [{ name: 'Customers', description: 'Whom you sell to.' }],
  entities: [CustomerEntity, CustomerTermEntity],
  table: 'customers',
  columns: (details) => ({
    name: details.name,
    email: details.email ?? null,
    phone: details.phone ?? null,
    external_id: details.external_id ?? null,
    tax_ids: JSON.stringify(details.tax_ids ?? []),
    billing_address: jsonOrNull(details.billing_address),
    shipping_address: jsonOrNull(details.shipping_address),
    contacts: JSON.stringify(details.contacts ?? []),
    currency: details.currency ?? null,
    locale: details.locale ?? null,
    payment_terms: jsonOrNull(details.payment_terms),
    price_list_id: details.price_list_id ?? null,
    apply_credit: details.apply_credit ?? null,
    withholdings: agreedJson(details.withholdings),
    tax_exemption: details.tax_exemption ?? 'none',
    trading_name: details.trading_name ?? null,
    identifiers: jsonOrNull(details.identifiers),
    legal_registration: jsonOrNull(details.legal_registration),
    electronic_address: jsonOrNull(details.electronic_address),
    buyer_reference: details.buyer_reference ?? null,
    buyer_accounting_reference: details.buyer_accounting_reference ?? null,
    document_format: details.document_format ?? null,
    reminders: details.reminders ?? 'default',
    note: details.note ?? null,
    metadata: JSON.stringify(details.metadata ?? {}),
  }),
} as const satisfies TableResource<CustomerDetails>;

/** Null where nothing is withheld. */
function agreedJson(withholdings: CustomerDetails['withholdings']): string | null {
  if (withholdings === undefined || withholdings.length === 0) return null;
  return JSON.stringify(withholdings.map(({ name, rate }) => ({ name, rate: rate.toString() })));
}

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
