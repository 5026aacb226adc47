import type { Type } from '@nestjs/common';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { CreateCustomerDto } from '../../../books/customers/index.js';
import type { ImportedInvoice } from '../../../books/invoices/index.js';
import type { CreateProductDto } from '../../../books/products/index.js';
import type { InvoiceSums } from '../domain/import-totals.js';
import type { ImportEntity } from '../entities/import.entity.js';
import type { ImportRowEntity } from '../entities/import-row.entity.js';

/** What decides how the rows of an import are looked up and written. */
export type OfImport = Pick<ImportEntity, 'kind' | 'source' | 'customers'>;

/** What was read of a row by the rules of its kind. */
export type RowDetails = CreateCustomerDto | CreateProductDto | ImportedInvoice;

/** One that is in the books. */
export interface Found {
  readonly id: string;
  readonly version: number;
  /** The form that names are compared by; invoices have none. */
  readonly name_key?: string;
}

/** What a row became, and the customer who was created for it. */
export interface Made extends Found {
  readonly customer?: Found | undefined;
}

/** A row as far as what is there may be the same. */
export interface KeyedRow {
  readonly key: string | undefined;
  readonly details: RowDetails | undefined;
}

/** What is said of a row once what it names was looked up. */
export interface Looked {
  readonly faults: readonly FieldFault[];
  readonly notes: readonly FieldFault[];
  readonly sums?: InvoiceSums;
}

/** What an import needs of the slice that its rows are written to. */
export interface KindOfImport {
  readonly dto: Type<RowDetails>;
  readonly noun: string;
  /** Whether a row can change what is there. */
  readonly changes: boolean;
  idOf(id: string): string;
  nameOf(details: RowDetails): string | undefined;
  /** What is there already, by the keys of the rows. */
  byKeys(tx: Transaction, rows: readonly KeyedRow[]): Promise<ReadonlyMap<string, Found>>;
  byNames(tx: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  byIds(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  /** What is to be said besides the rules of the fields, in the order of the rows. */
  look(tx: Transaction, all: readonly RowDetails[]): Promise<readonly Looked[]>;
  /** Why what is there cannot be what the row says, if that is so. */
  refusalOf(found: Found): FieldFault | undefined;
  /** Why what is there cannot be changed to what the row says, if that is so. */
  refusalOfChange(found: Found, details: RowDetails): FieldFault | undefined;
  /** Whether a row says something else than what is there. */
  differs(found: Found, details: RowDetails): boolean;
  add(tx: Transaction, details: RowDetails): Promise<Made>;
  change(tx: Transaction, id: string, details: RowDetails): Promise<Found>;
  takeBack(tx: Transaction, row: ImportRowEntity): Promise<boolean>;
}
