import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { InvoiceDetails } from '../../../books/invoices/index.js';
import { givenOf, type Overrides, type TemplateContent } from './invoice-template.js';

/** What the request may say, null included: then the invoice has none of it. */
export type SaidOverrides = { readonly [Name in keyof Overrides]?: Overrides[Name] | null };

/** What one invoice is to be made of. */
export interface Use {
  readonly customer_id: string;
  readonly overrides?: SaidOverrides;
}

type Required = Pick<InvoiceDetails, 'items' | 'tax_rate'>;

const REQUIRED = ['items', 'tax_rate'] as const satisfies readonly (keyof Required)[];

/** The content with what the invoice says instead, or what neither of them says. */
export function filledTemplate(
  content: TemplateContent,
  { customer_id, overrides = {} }: Use,
): InvoiceDetails | FieldFault[] {
  const details = givenOf<Partial<InvoiceDetails>>({ ...content, ...overrides, customer_id });
  const missing = REQUIRED.filter((name) => details[name] === undefined);
  if (missing.length === 0) return details as InvoiceDetails;
  return missing.map((name) => {
    const detail = 'The template has none, so that it is to be said here.';
    return { pointer: `#/overrides/${name}`, code: 'required', detail };
  });
}

/** A fault of the invoice, at the place where it was said: in the request or in the template. */
export function placedFault(fault: FieldFault, overrides: SaidOverrides = {}): FieldFault {
  const { pointer, where } = fault;
  const [, member = ''] = pointer.split('/');
  if (where !== undefined || member === 'customer_id') return fault;
  const path = pointer.slice(1);
  const isSaidHere = Object.hasOwn(overrides, member);
  return isSaidHere
    ? { ...fault, pointer: `#/overrides${path}` }
    : { ...fault, pointer: `#/content${path}`, where: 'invoice_template' };
}
