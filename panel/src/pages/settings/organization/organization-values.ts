import type { Organization, UpdateOrganization } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { numberOf, textOfNumber } from '../../../fields/decimal-text';
import { addressValues } from '../../../forms/address-values';
import { bankBody, bankValues } from '../../../forms/bank-values';
import { defined } from '../../../forms/defined';
import { identifierValues } from '../../../forms/identifier-values';
import { termsBody, termsValues } from '../../../forms/terms-values';
import { withoutBlanks } from '../../../forms/without-blanks';

/** The form values of an organization. They have the names of the API, so that its faults find their fields. */
export type OrganizationValues = ReturnType<typeof organizationValues>;
export type OrganizationFields = UseFormReturnType<OrganizationValues>;

/** Returns the form values of an organization. */
export function organizationValues(organization: Organization) {
  const { name, legal_name, address, tax_ids, bank_details, email, phone } = organization;
  const { contact, identifiers, tax_representative } = organization;
  return {
    name,
    legal_name: legal_name ?? '',
    address: addressValues(address),
    email: email ?? '',
    phone: phone ?? '',
    tax_ids: tax_ids.map(({ type, value }) => ({ type, value })),
    bank_details: bankValues(bank_details),
    identifiers: identifiers?.map(identifierValues) ?? [],
    legal_registration: identifierValues(organization.legal_registration),
    legal_info: organization.legal_info ?? '',
    electronic_address: identifierValues(organization.electronic_address),
    contact: { name: contact?.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
    tax_representative: {
      name: tax_representative?.name ?? '',
      tax_id: tax_representative?.tax_id ?? '',
      address: addressValues(tax_representative?.address),
    },
    currency: organization.currency as string | null,
    time_zone: organization.time_zone as string | null,
    payment_terms: termsValues(organization.payment_terms),
    tax_rounding: organization.tax_rounding,
    apply_credit: organization.apply_credit,
    send_receipts: organization.send_receipts,
    settling: settlingValues(organization.settling),
  };
}

function settlingValues({ discounts, tolerance, rest_max }: Organization['settling']) {
  return { discounts, tolerance: textOfNumber(tolerance), rest_max: textOfNumber(rest_max) };
}

/** Returns what checks the decimals of what is said of rests. */
export function settlingChecks<Check>(check: Check) {
  return { tolerance: check, rest_max: check };
}

/** Builds the request body that replaces the settings. Removes the spaces of an IBAN. */
export function organizationBody({
  payment_terms,
  settling,
  ...values
}: OrganizationValues): UpdateOrganization {
  const { name, currency, time_zone, bank_details } = values;
  return {
    ...(withoutBlanks({ ...values, bank_details: bankBody(bank_details) }) as Partial<UpdateOrganization>),
    ...defined({ payment_terms: termsBody(payment_terms) }),
    settling: {
      discounts: settling.discounts,
      ...defined({ tolerance: numberOf(settling.tolerance), rest_max: numberOf(settling.rest_max) }),
    },
    name,
    currency: currency ?? '',
    time_zone: time_zone ?? '',
  };
}
