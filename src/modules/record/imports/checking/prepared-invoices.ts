import { amountText } from '../../../../kernel/money/amount.js';
import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';
import { dateInZone, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { holidaysOf, type Transaction } from '../../../../platform/index.js';
import {
  importedDocument,
  importedState,
  type ImportedDocument,
  type ImportedInvoice,
  type ImportedState,
} from '../../../books/invoices/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../../../people/organizations/index.js';
import type { InvoiceSums } from '../domain/import-totals.js';
import {
  invoiceReferences,
  LINES_OF_BEFORE,
  NOT_THERE_YET,
  type InvoiceReferences,
} from './invoice-references.js';
import type { Looked } from './kind-of-import.js';

/** An invoice of before as it would be in the books, or why it cannot be. */
export interface PreparedInvoice extends Looked {
  readonly document?: ImportedDocument;
  readonly state?: ImportedState;
}

interface Around {
  readonly references: InvoiceReferences;
  readonly organization: OrganizationEntity;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly customers: 'existing' | 'create';
}

/** Whom invoices may be of, and what they name, where that was looked up before. */
interface Preparing {
  readonly customers: 'existing' | 'create';
  readonly known?: InvoiceReferences;
}

/** Calculates invoices of before, and writes nothing. In the order in which they are given. */
export async function preparedInvoices(
  tx: Transaction,
  all: readonly ImportedInvoice[],
  { customers, known }: Preparing,
): Promise<PreparedInvoice[]> {
  const references = known ?? (await invoiceReferences(tx, all));
  const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
  const { now } = tx;
  const around = { references, organization, now, today: dateInZone(now, organization.time_zone), customers };
  return all.map((said) => preparedInvoice(said, around));
}

function preparedInvoice(said: ImportedInvoice, around: Around): PreparedInvoice {
  const customer = around.references.customerOf(said);
  const isNew = customer === undefined && around.customers === 'create' && said.customer_name !== undefined;
  if (customer === undefined && !isNew) return { faults: [unknownCustomer(said)], notes: [] };
  try {
    const document = documentOf(said, around);
    const { draft } = document;
    const issued = { ...draft, today: around.today };
    const { state, faults } = importedState(said, issued);
    const notes = [...differences(document), ...(isNew ? [newCustomer(said)] : [])];
    return { document, state, faults, notes, sums: sumsOf(said, document, state) };
  } catch (error) {
    if (!(error instanceof Problem) || error.extras.errors === undefined) throw error;
    return { faults: error.extras.errors, notes: [] };
  }
}

/** What is not there yet has another identifier until it is. Exemptions of today say nothing of what was issued. */
function documentOf(said: ImportedInvoice, around: Around): ImportedDocument {
  const { references, organization, now } = around;
  const customer = references.customerOf(said);
  const lines = said.items ?? [{}];
  const products = lines.map((line) => references.productOf(line) ?? references.ofBefore);
  const facts = {
    name: customer?.name ?? said.customer_name ?? '',
    currency: customer?.currency ?? null,
    payment_terms: customer?.payment_terms ?? null,
    tax_exemption: 'none',
    withholdings: null,
    archived: false,
    merged_into: null,
  } as const;
  const none = { name: LINES_OF_BEFORE.name, unit: null, sku: null, gtin: null };
  return importedDocument(
    said,
    {
      customer_id: customer?.id ?? NOT_THERE_YET,
      product_ids: products.map((product) => product?.id ?? NOT_THERE_YET),
    },
    {
      organization,
      customer: facts,
      products: new Map(
        products.map((product) => [product?.id ?? NOT_THERE_YET, { ...(product ?? none), archived: false }]),
      ),
      now,
      kept: new Set(),
      holidaysOf,
    },
  );
}

function unknownCustomer({ customer_external_id, customer_name }: ImportedInvoice): FieldFault {
  const name = customer_external_id !== undefined && customer_name === undefined;
  if (customer_external_id === undefined && customer_name === undefined) {
    return { pointer: '#/customer_name', code: 'required', detail: 'Nobody is named whose invoice it is.' };
  }
  return {
    pointer: name ? '#/customer_external_id' : '#/customer_name',
    code: 'unknown_customer',
    detail:
      'No such customer is there. Bring the customers along first, or let them be created (`customers`).',
  };
}

function newCustomer({ customer_name = '' }: ImportedInvoice): FieldFault {
  const detail = `The customer ${customer_name} is not there, and is created.`;
  return { pointer: '#/customer_name', code: 'new_customer', detail };
}

/** Where the document and its lines do not agree, with both. */
function differences({ draft, calculated }: ImportedDocument): FieldFault[] {
  const { currency } = draft;
  return (['tax_total', 'total'] as const).flatMap((name) => {
    if (draft[name] === calculated[name]) return [];
    const [said, made] = [draft[name], calculated[name]].map((units) => amountText(units, currency));
    const detail =
      `The file says ${said ?? ''} ${currency}, its lines make ${made ?? ''} ${currency}. ` +
      'The invoice keeps what the file says.';
    return [{ pointer: `#/${name}`, code: 'differs', detail }];
  });
}

function sumsOf(
  said: ImportedInvoice,
  { draft, calculated }: ImportedDocument,
  { isVoid, paid }: ImportedState,
): InvoiceSums {
  const [currency, year] = [draft.currency, Number(said.issue_date.slice(0, 4))];
  if (isVoid) return { currency, year, ...NOTHING };
  const { total, tax_total } = draft;
  return {
    currency,
    year,
    net: total - tax_total,
    tax: tax_total,
    total,
    paid,
    due: paid < total ? total - paid : 0n,
    calculated_tax: calculated.tax_total,
    calculated_total: calculated.total,
  };
}

const NOTHING = {
  net: 0n,
  tax: 0n,
  total: 0n,
  paid: 0n,
  due: 0n,
  calculated_tax: 0n,
  calculated_total: 0n,
} as const;
