import type { components } from './schema.generated';

type Schemas = components['schemas'];

/** The API's shapes by their names in the document. */
export type Address = Schemas['Address'];
export type Allocation = Schemas['Allocation'];
export type ApiKey = Schemas['ApiKey'];
export type CreateApiKey = Schemas['CreateApiKey'];
export type CreatedApiKey = Schemas['CreatedApiKey'];
export type Customer = Schemas['Customer'];
export type CreditNote = Schemas['CreditNote'];
export type CreditNoteSummary = Schemas['CreditNoteSummary'];
export type CurrencyReceivables = Schemas['CurrencyReceivables'];
export type CurrencyRevenue = Schemas['CurrencyRevenue'];
export type CreateCustomer = Schemas['CreateCustomer'];
export type Product = Schemas['Product'];
export type CreateProduct = Schemas['CreateProduct'];
export type Invoice = Schemas['Invoice'];
export type InvoiceItem = Schemas['InvoiceItem'];
export type CreateInvoice = Schemas['CreateInvoice'];
export type CalculatedInvoice = Schemas['CalculatedInvoice'];
export type Calculation = Schemas['Calculation'];
export type Correction = Schemas['Correction'];
export type CreateCreditNote = Schemas['CreateCreditNote'];
export type CreateInvoicePayment = Schemas['CreateInvoicePayment'];
export type InvoiceSummary = Schemas['InvoiceSummary'];
export type InvoiceStatus = InvoiceSummary['status'];
export type Event = Schemas['Event'];
export type FieldFault = Schemas['FieldFault'];
export type Login = Schemas['Login'];
export type LoginResult = Schemas['LoginResult'];
export type Me = Schemas['Me'];
export type NumberSeries = Schemas['NumberSeries'];
export type Organization = Schemas['Organization'];
export type OrganizationSummary = Schemas['OrganizationSummary'];
export type Payment = Schemas['Payment'];
export type PaymentSummary = Schemas['PaymentSummary'];
export type PaymentTerms = Schemas['PaymentTerms'];
export type ProblemCode = Schemas['Problem']['code'];
export type Role = Schemas['User']['role'];
export type Scope = ApiKey['scopes'][number];
export type SeriesAudit = Schemas['SeriesAudit'];
export type UpdateOrganization = Schemas['UpdateOrganization'];
export type User = Schemas['User'];

/** One page of a list. */
export interface Page<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
  /** How many there are on all pages, when that was asked for. */
  total_count?: number;
}
