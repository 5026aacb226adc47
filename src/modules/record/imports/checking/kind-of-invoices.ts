import { owed } from '../../../../kernel/accounts/owed.js';
import { decimalAmount, smaller } from '../../../../kernel/money/amount.js';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { CustomersService } from '../../../books/customers/index.js';
import {
  ImportedInvoiceDto,
  ImportedInvoicesRepository,
  importInvoice,
  type ImportedInvoice,
  type ImportedState,
  type InvoiceWithItems,
  type KnownInvoice,
} from '../../../books/invoices/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { recordPayment, takeBackPaidInvoice } from '../../../books/payments/index.js';
import type { ProductsService } from '../../../books/products/index.js';
import { invoiceReferences, LINES_OF_BEFORE } from './invoice-references.js';
import type { Found, KeyedRow, KindOfImport, Made, OfImport, RowDetails } from './kind-of-import.js';
import { preparedInvoices } from './prepared-invoices.js';

/** Where invoices come from of which nobody has said it. */
const UNNAMED = 'import';

interface Services {
  readonly customers: CustomersService;
  readonly products: ProductsService;
}

type Decided = Pick<OfImport, 'source' | 'customers'>;

/** Invoices that were issued elsewhere before. */
export function kindOfInvoices(services: Services, decided: Decided): KindOfImport {
  const from = decided.source ?? UNNAMED;
  return {
    dto: ImportedInvoiceDto,
    noun: invoices.noun,
    changes: false,
    idOf: (id) => toTypeId(invoices.idPrefix, id),
    nameOf: () => undefined,
    byKeys: (tx, rows) => knownByKey(tx, rows, from),
    byNames: () => Promise.resolve(new Map()),
    byIds: () => Promise.resolve(new Map()),
    look: (tx, all) => preparedInvoices(tx, all as readonly ImportedInvoice[], decided),
    refusalOfChange: () => undefined,
    refusalOf: (found) => {
      if ((found as KnownInvoice).imported_from !== null) return undefined;
      const detail = 'An invoice of this number was issued here: two invoices cannot have one number.';
      return { pointer: '#/number', code: 'number_taken', detail };
    },
    differs,
    add: (tx, details) => addedInvoice(tx, details as ImportedInvoice, { services, decided, from }),
    change: () => Promise.reject(new Error('An invoice of before was to be changed.')),
    takeBack: async (tx, { object_id, object_version, customer_id, customer_version }) => {
      if (!(await takeBackPaidInvoice(tx, object_id, object_version))) return false;
      if (customer_id !== null && customer_version !== null)
        await services.customers.takeBack(tx, customer_id, customer_version);
      return true;
    },
  };
}

/** The same number, or the same identifier at the same source: then it was brought along before. */
async function knownByKey(
  tx: Transaction,
  rows: readonly KeyedRow[],
  from: string,
): Promise<ReadonlyMap<string, Found>> {
  const all = rows.flatMap(({ details }) => (details === undefined ? [] : [details as ImportedInvoice]));
  const externalIds = all.flatMap(({ external_id }) => external_id ?? []);
  const known = await new ImportedInvoicesRepository(tx).known(
    all.map(({ number }) => number),
    { from, externalIds },
  );
  const byNumber = new Map(known.map((one) => [one.number, one]));
  const own = known.filter(({ imported_from }) => imported_from === from);
  const byExternalId = new Map(
    own.flatMap((one) => (one.external_id === null ? [] : [[one.external_id, one]])),
  );
  return new Map(
    all.flatMap(({ number, external_id }): [string, Found][] => {
      const found = byExternalId.get(external_id ?? '') ?? byNumber.get(number);
      return found === undefined ? [] : [[number, found]];
    }),
  );
}

function differs(found: Found, details: RowDetails): boolean {
  const { number, issue_date, total, currency } = found as KnownInvoice;
  const said = details as ImportedInvoice;
  const isOther = said.total !== undefined && !said.total.equals(decimalAmount(total, currency));
  return said.number !== number || said.issue_date !== issue_date || isOther;
}

interface Adding {
  readonly services: Services;
  readonly decided: Decided;
  readonly from: string;
}

/** Adds an invoice with its customer, if that one is new, and with what was paid. */
async function addedInvoice(
  tx: Transaction,
  said: ImportedInvoice,
  { services, decided, from }: Adding,
): Promise<Made> {
  const references = await invoiceReferences(tx, [said]);
  const customer =
    references.customerOf(said) === undefined && decided.customers === 'create'
      ? await services.customers.add(tx, customerOf(said))
      : undefined;
  const isOfNone = (said.items ?? [{}]).some((line) => references.productOf(line) === undefined);
  const lacksProduct = isOfNone && references.ofBefore === undefined;
  if (lacksProduct) await services.products.add(tx, LINES_OF_BEFORE);
  const isAllThere = customer === undefined && !lacksProduct;
  const [{ document, state, faults } = { faults: [] }] = await preparedInvoices(tx, [said], {
    customers: 'existing',
    ...(isAllThere && { known: references }),
  });
  if (document === undefined || state === undefined || faults.length > 0) throw validationFailed(faults);
  const invoice = await importInvoice(tx, {
    draft: document.draft,
    number: said.number,
    imported_from: from,
    external_id: said.external_id ?? null,
    isVoid: state.isVoid,
    remind: said.remind ?? false,
  });
  const isSettled = await pay(tx, invoice, state);
  return { id: invoice.id, version: invoice.version + (isSettled ? 1 : 0), customer };
}

function customerOf({ customer_name = '', customer_external_id, customer_email }: ImportedInvoice) {
  return {
    name: customer_name,
    ...(customer_external_id !== undefined && { external_id: customer_external_id }),
    ...(customer_email !== undefined && { email: customer_email }),
  };
}

/** What is paid above what is due stays as credit of the customer. Returns whether the invoice was settled by it. */
async function pay(
  tx: Transaction,
  invoice: InvoiceWithItems,
  { paid, paid_on }: ImportedState,
): Promise<boolean> {
  if (paid === 0n) return false;
  const { id: invoice_id, customer_id, currency, today } = invoice;
  const settled = smaller(paid, owed(invoice, { on: today }).due);
  const allocations = settled === 0n ? [] : [{ invoice_id, amount: decimalAmount(settled, currency) }];
  const amount = decimalAmount(paid, currency);
  await recordPayment(tx, {
    customer_id,
    amount,
    currency,
    method: 'other',
    received_on: paid_on,
    allocations,
  });
  return settled > 0n;
}
