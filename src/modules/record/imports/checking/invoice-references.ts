import { nameKey } from '../../../../kernel/search/search-form.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { Transaction } from '../../../../platform/index.js';
import { CustomersRepository, type CustomerEntity } from '../../../books/customers/index.js';
import type { ImportedInvoice, ImportedLine } from '../../../books/invoices/index.js';
import { ProductsRepository, type ProductEntity } from '../../../books/products/index.js';

/** The product of lines that are of none that is there. It is archived, so that nobody sells it. */
export const LINES_OF_BEFORE = {
  name: 'Invoices of before',
  sku: 'INVOICES-OF-BEFORE',
  price: Decimal.zero,
  tax_rate: Decimal.zero,
  active: false,
} as const;

/** What stands in for a customer or a product that is not there yet. */
export const NOT_THERE_YET = '00000000-0000-0000-0000-000000000000';

/** The customers and the products that invoices of before name. */
export interface InvoiceReferences {
  customerOf(said: ImportedInvoice): CustomerEntity | undefined;
  /** Undefined for a line that is of no product. */
  productOf(line: ImportedLine): ProductEntity | undefined;
  readonly ofBefore: ProductEntity | undefined;
}

/** Looks all of them up at once: by the identifiers first, and by names where there are none. */
export async function invoiceReferences(
  tx: Transaction,
  all: readonly ImportedInvoice[],
): Promise<InvoiceReferences> {
  const lines = all.flatMap(({ items = [] }) => items);
  const [customers, products] = [new CustomersRepository(tx), new ProductsRepository(tx)];
  const byExternalId = await standing(customers, unique(all.map((said) => said.customer_external_id)));
  const byName = await customers.byNames(unique(all.map((said) => said.customer_name)));
  const bySku = await products.byUnique([LINES_OF_BEFORE.sku, ...unique(lines.map(({ sku }) => sku))]);
  const named = await products.byNames(unique(lines.map(({ name }) => name)));
  return {
    customerOf: ({ customer_external_id, customer_name }) =>
      (customer_external_id === undefined ? undefined : byExternalId.get(customer_external_id)) ??
      (customer_name === undefined ? undefined : byName.get(nameKey(customer_name))),
    productOf: ({ sku, name }) =>
      (sku === undefined ? undefined : bySku.get(sku)) ??
      (name === undefined ? undefined : named.get(nameKey(name))),
    ofBefore: bySku.get(LINES_OF_BEFORE.sku),
  };
}

/** By their external ids; for one that was merged, the customer that has everything of it. */
async function standing(
  customers: CustomersRepository,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerEntity>> {
  const found = await customers.byUnique(externalIds);
  const others = await customers.byIds([...found.values()].flatMap(({ merged_into }) => merged_into ?? []));
  return new Map([...found].map(([key, one]) => [key, others.get(one.merged_into ?? '') ?? one]));
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))];
}
