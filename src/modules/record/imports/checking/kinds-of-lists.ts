import { isDeepStrictEqual } from 'node:util';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { mergedCustomer } from '../../../../kernel/parties/merged-customer.js';
import { metadataFault, type Metadata } from '../../../../kernel/metadata/metadata.js';
import { ANY_VERSION, type Transaction } from '../../../../platform/index.js';
import {
  CreateCustomerDto,
  CustomersRepository,
  toCustomerDto,
  type CustomerEntity,
  type CustomersService,
} from '../../../books/customers/index.js';
import { customers } from '../../../books/customers/customers.resource.js';
import {
  CreateProductDto,
  ProductsRepository,
  toProductDto,
  type ProductsService,
} from '../../../books/products/index.js';
import { products } from '../../../books/products/products.resource.js';
import type { KeyedRow, KindOfImport, RowDetails } from './kind-of-import.js';

export function kindOfCustomers(service: CustomersService): KindOfImport {
  const known = (tx: Transaction): CustomersRepository => new CustomersRepository(tx);
  return {
    ...LISTED,
    dto: CreateCustomerDto,
    noun: customers.noun,
    idOf: (id) => toTypeId(customers.idPrefix, id),
    byKeys: (tx, rows) => known(tx).byUnique(keysOf(rows)),
    byNames: (tx, names) => known(tx).byNames(names),
    byIds: (tx, ids) => known(tx).byIds(ids),
    look: (tx, all) =>
      inOrder(all, async (details) => {
        return { faults: await service.faultsOf(tx, details), notes: [] };
      }),
    differs: (found, details) =>
      saysOther(toCustomerDto(found as Parameters<typeof toCustomerDto>[0]), details),
    add: (tx, details) => service.add(tx, details as CreateCustomerDto),
    change: (tx, id, details) => service.change(tx, { id, seen: ANY_VERSION }, details),
    takeBack: (tx, { object_id, object_version }) => service.takeBack(tx, object_id, object_version),
    refusalOfChange: (found, details) => {
      const { merged_into } = found as unknown as Pick<CustomerEntity, 'merged_into'>;
      if (merged_into !== null) return { pointer: '#/external_id', ...mergedCustomer(merged_into) };
      return LISTED.refusalOfChange(found, details);
    },
  };
}

export function kindOfProducts(service: ProductsService): KindOfImport {
  const known = (tx: Transaction): ProductsRepository => new ProductsRepository(tx);
  return {
    ...LISTED,
    dto: CreateProductDto,
    noun: products.noun,
    idOf: (id) => toTypeId(products.idPrefix, id),
    byKeys: (tx, rows) => known(tx).byUnique(keysOf(rows)),
    byNames: (tx, names) => known(tx).byNames(names),
    byIds: (tx, ids) => known(tx).byIds(ids),
    look: (_tx, all) => Promise.resolve(all.map(() => ({ faults: [], notes: [] }))),
    differs: (found, details) =>
      saysOther(toProductDto(found as Parameters<typeof toProductDto>[0]), details),
    add: (tx, details) => service.add(tx, details as CreateProductDto),
    change: (tx, id, details) => service.change(tx, { id, seen: ANY_VERSION }, details),
    takeBack: (tx, { object_id, object_version }) => service.takeBack(tx, object_id, object_version),
  };
}

/** What customers and products have in common. */
const LISTED = {
  changes: true,
  nameOf: (details: RowDetails) => ('name' in details ? details.name : undefined),
  refusalOf: () => undefined,
  refusalOfChange: (found: object, details: RowDetails) => {
    const { metadata: before = {} } = found as { readonly metadata?: Metadata };
    const { metadata = {} } = details as { readonly metadata?: Metadata };
    return metadataFault(before, metadata);
  },
} as const;

function keysOf(rows: readonly KeyedRow[]): string[] {
  return rows.flatMap(({ key }) => key ?? []);
}

async function inOrder<One, Result>(
  all: readonly One[],
  each: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await each(one));
  return results;
}

/** Compares what a row gives with the same fields of an answer, and metadata name by name, as they are written. */
function saysOther(answer: object, details: RowDetails): boolean {
  const there = plain(answer);
  return Object.entries(plain(details)).some(([name, value]) =>
    name === 'metadata'
      ? !isDeepStrictEqual({ ...(there[name] as object), ...(value as object) }, there[name])
      : !isDeepStrictEqual(there[name], value),
  );
}

/** As JSON has it: exact numbers as numbers, and nothing that is not given. */
function plain(value: object): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(value, function numbers(this: Record<string, unknown>, name, entry: unknown) {
    const own = this[name];
    return typeof own === 'object' && own !== null && 'toNumber' in own
      ? (own as { toNumber(): number }).toNumber()
      : entry;
  });
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}
