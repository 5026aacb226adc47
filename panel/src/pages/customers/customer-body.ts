import type { UseFormReturnType } from '@mantine/form';
import type { CreateCustomer } from '../../api/types';
import { withoutBlanks } from '../../forms/without-blanks';

/** A new customer as the form begins. The names are those of the API, so that its faults find their fields. */
export const emptyCustomer = {
  name: '',
  email: '',
  phone: '',
  external_id: '',
  /** One of the API's tax_ids: the one that most invoices inside Europe need. */
  vat_id: '',
  billing_address: {
    line1: '',
    line2: '',
    postal_code: '',
    city: '',
    state: '',
    country: null as string | null,
  },
  currency: null as string | null,
  payment_terms: { net_days: '' as number | '' },
  tax_exemption: 'none' as 'none' | 'exempt' | 'reverse_charge',
  note: '',
};

export type CustomerValues = typeof emptyCustomer;
export type CustomerFields = UseFormReturnType<CustomerValues>;

/** The body that creates the customer of a form. */
export function bodyOf({ vat_id, ...values }: CustomerValues): CreateCustomer {
  const value = vat_id.trim();
  const taxIds = value === '' ? {} : { tax_ids: [{ type: 'eu_vat', value }] };
  return { ...(withoutBlanks(values) as Partial<CreateCustomer>), ...taxIds, name: values.name };
}
