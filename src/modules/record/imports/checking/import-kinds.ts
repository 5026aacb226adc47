import { isDeepStrictEqual } from 'node:util';
import { Injectable, type Type } from '@nestjs/common';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { ANY_VERSION, type Transaction } from '../../../../platform/index.js';
import {
  CreateCustomerDto,
  CustomersRepository,
  CustomersService,
  toCustomerDto,
} from '../../../books/customers/index.js';
import { customers } from '../../../books/customers/customers.resource.js';
import {
  CreateProductDto,
  ProductsRepository,
  ProductsService,
  toProductDto,
} from '../../../books/products/index.js';
import { products } from '../../../books/products/products.resource.js';
import type { ImportKind } from '../domain/import.js';

/** What was read of a row by the rules of creating one. */
export type RowDetails = CreateCustomerDto | CreateProductDto;

/** One that is in the books. */
export interface Found {
  readonly id: string;
  readonly version: number;
  readonly name_key: string;
}

/** What an import needs of the slice that its rows are written to. */
export interface KindOfImport {
  readonly dto: Type<RowDetails>;
  readonly noun: string;
  idOf(id: string): string;
  byKeys(tx: Transaction, keys: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  byNames(tx: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  byIds(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  /** What is wrong besides the rules of the fields. */
  faultsOf(tx: Transaction, details: RowDetails): Promise<readonly FieldFault[]>;
  /** Whether a row says something else than what is there. */
  differs(found: Found, details: RowDetails): boolean;
  add(tx: Transaction, details: RowDetails): Promise<Found>;
  change(tx: Transaction, id: string, details: RowDetails): Promise<Found>;
  takeBack(tx: Transaction, id: string, version: number): Promise<boolean>;
}

/** The kinds of imports: what their rows are read by and written with is what single requests use. */
@Injectable()
export class ImportKinds {
  private readonly kinds: Readonly<Record<ImportKind, KindOfImport>>;

  constructor(customersService: CustomersService, productsService: ProductsService) {
    this.kinds = { customers: kindOfCustomers(customersService), products: kindOfProducts(productsService) };
  }

  of(kind: ImportKind): KindOfImport {
    return this.kinds[kind];
  }
}

function kindOfCustomers(service: CustomersService): KindOfImport {
  const known = (tx: Transaction): CustomersRepository => new CustomersRepository(tx);
  return {
    dto: CreateCustomerDto,
    noun: customers.noun,
    idOf: (id) => toTypeId(customers.idPrefix, id),
    byKeys: (tx, keys) => known(tx).byUnique(keys),
    byNames: (tx, names) => known(tx).byNames(names),
    byIds: (tx, ids) => known(tx).byIds(ids),
    faultsOf: (tx, details) => service.faultsOf(tx, details),
    differs: (found, details) =>
      saysOther(toCustomerDto(found as Parameters<typeof toCustomerDto>[0]), details),
    add: (tx, details) => service.add(tx, details),
    change: (tx, id, details) => service.change(tx, { id, seen: ANY_VERSION }, details),
    takeBack: (tx, id, version) => service.takeBack(tx, id, version),
  };
}

function kindOfProducts(service: ProductsService): KindOfImport {
  const known = (tx: Transaction): ProductsRepository => new ProductsRepository(tx);
  return {
    dto: CreateProductDto,
    noun: products.noun,
    idOf: (id) => toTypeId(products.idPrefix, id),
    byKeys: (tx, keys) => known(tx).byUnique(keys),
    byNames: (tx, names) => known(tx).byNames(names),
    byIds: (tx, ids) => known(tx).byIds(ids),
    faultsOf: () => Promise.resolve([]),
    differs: (found, details) =>
      saysOther(toProductDto(found as Parameters<typeof toProductDto>[0]), details),
    add: (tx, details) => service.add(tx, details),
    change: (tx, id, details) => service.change(tx, { id, seen: ANY_VERSION }, details),
    takeBack: (tx, id, version) => service.takeBack(tx, id, version),
  };
}

/** Compares what a row gives with the same fields of an answer. */
function saysOther(answer: object, details: RowDetails): boolean {
  const there = plain(answer);
  return Object.entries(plain(details)).some(([name, value]) => !isDeepStrictEqual(there[name], value));
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
