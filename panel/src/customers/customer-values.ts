import type { UseFormReturnType } from '@mantine/form';
import type { CreateCustomer, Customer } from '../api/types';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { metadataOf, rowsOf } from '../forms/metadata';
import { withoutBlanks } from '../forms/without-blanks';

/** A customer as the form holds it. The names are those of the API, so that its faults find their fields. */
export type CustomerValues = ReturnType<typeof customerValues>;
export type CustomerFields = UseFormReturnType<CustomerValues>;
export type AddressValues = CustomerValues['billing_address'];

/** A customer's values; those of a new one without any. */
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
    contacts: customer?.contacts.map(contactValues) ?? [],
    note: customer?.note ?? '',
    metadata: rowsOf(customer?.metadata ?? {}),
  };
}

/** The body that creates the customer of a form, or replaces it wholly. */
export function customerBody({ payment_terms, metadata, ...values }: CustomerValues): CreateCustomer {
  return {
    ...(withoutBlanks(values) as Partial<CreateCustomer>),
    ...defined('payment_terms', termsBody(payment_terms)),
    ...defined('metadata', metadataOf(metadata)),
    name: values.name,
  };
}

/** Whether anything of an address is filled in. */
export function hasAddress(address: AddressValues): boolean {
  return Object.values(address).some((part) => part !== null && part !== '');
}

function addressValues(address?: Customer['billing_address']) {
  return {
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? null,
  };
}

function contactValues({ name, email, role, receives_invoices }: Customer['contacts'][number]) {
  return { name, email: email ?? '', role: role ?? '', receives_invoices: receives_invoices ?? false };
}

type Terms = NonNullable<Customer['payment_terms']>;

function termsValues(terms?: Terms | null) {
  return {
    net_days: textOfNumber(terms?.net_days),
    end_of_month: terms?.end_of_month ?? false,
    day_of_following_month: textOfNumber(terms?.day_of_following_month),
  };
}

/** No terms at all when nothing was filled in: then those of the organization hold. */
function termsBody(values: CustomerValues['payment_terms']): Terms | undefined {
  const { net_days, end_of_month, day_of_following_month } = values;
  if (net_days === '' && !end_of_month && day_of_following_month === '') return undefined;
  const day = numberOf(day_of_following_month);
  return {
    net_days: numberOf(net_days) ?? 0,
    ...(end_of_month ? { end_of_month } : {}),
    ...(day === undefined ? {} : { day_of_following_month: day }),
  };
}

function defined<K extends string, V>(key: K, value: V | undefined): { [Key in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [Key in K]?: V };
}
