import type { CreateCustomer, Customer } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { addressValues } from '../forms/address-values';
import { defined } from '../forms/defined';
import { identifierValues } from '../forms/identifier-values';
import { metadataOf, rowsOf } from '../forms/metadata';
import { termsBody, termsValues } from '../forms/terms-values';
import { withholdingsBody, withholdingValues } from '../forms/withholding-values';
import { withoutBlanks } from '../forms/without-blanks';

/** The form values of a customer. They have the names of the API, so that its faults find their fields. */
export type CustomerValues = ReturnType<typeof customerValues>;
export type CustomerFields = UseFormReturnType<CustomerValues>;

/** Returns the form values of a customer, or of a new one. */
export function customerValues(customer?: Customer) {
  return {
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    external_id: customer?.external_id ?? '',
    billing_address: addressValues(customer?.billing_address),
    shipping_address: addressValues(customer?.shipping_address),
    tax_ids: customer?.tax_ids.map(({ type, value }) => ({ type, value })) ?? [],
    tax_exemption: customer?.tax_exemption ?? 'none',
    currency: customer?.currency ?? null,
    locale: customer?.locale ?? null,
    payment_terms: termsValues(customer?.payment_terms),
    price_list_id: customer?.price_list_id ?? null,
    apply_credit: customer?.apply_credit ?? null,
    withholdings: withholdingValues(customer?.withholdings),
    contacts: customer?.contacts.map(contactValues) ?? [],
    trading_name: customer?.trading_name ?? '',
    identifiers: customer?.identifiers?.map(identifierValues) ?? [],
    legal_registration: identifierValues(customer?.legal_registration),
    electronic_address: identifierValues(customer?.electronic_address),
    buyer_reference: customer?.buyer_reference ?? '',
    buyer_accounting_reference: customer?.buyer_accounting_reference ?? '',
    document_format: customer?.document_format ?? null,
    reminders: customer?.reminders ?? 'default',
    note: customer?.note ?? '',
    metadata: rowsOf(customer?.metadata ?? {}),
  };
}

/** Builds the request body that creates or completely replaces a customer. */
export function customerBody(said: CustomerValues): CreateCustomer {
  const { payment_terms, metadata, withholdings, ...values } = said;
  return {
    ...(withoutBlanks(values) as Partial<CreateCustomer>),
    ...(withholdings.length > 0 && { withholdings: withholdingsBody(withholdings) }),
    ...defined({ payment_terms: termsBody(payment_terms), metadata: metadataOf(metadata) }),
    name: values.name,
  };
}

function contactValues(contact: Customer['contacts'][number]) {
  const { name, email, phone, role, receives_invoices, receives } = contact;
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    role: role ?? '',
    receives_invoices: receives_invoices ?? false,
    receives: [...(receives ?? [])] as string[],
  };
}
