import { Injectable } from '@nestjs/common';
import { InstallationSecret } from '../../contract/installation-secret.js';
import type { ListDefinition } from '../../contract/lists/list-definition.js';
import type { ListRequest } from '../../contract/lists/list-request.js';
import type { Principal } from '../../contract/principal.js';
import type { Transaction } from '../transaction.js';
import { UnitOfWork } from '../unit-of-work.js';
import { ListPaging, type ListedRow, type Page } from './list-paging.js';
import { readRows } from './read-rows.js';

/** The query parameters of a request, as text. */
type Query = Readonly<Record<string, string>>;

/** Finds pages of lists. */
@Injectable()
export class Lists {
  private readonly paging: ListPaging;

  constructor(
    secret: InstallationSecret,
    private readonly work: UnitOfWork,
  ) {
    this.paging = new ListPaging(secret);
  }

  /** Returns the page that the query parameters request. Raises what `read` raises. */
  async find<Row extends ListedRow>(
    list: ListDefinition<Row>,
    query: Query,
    who: Principal,
  ): Promise<Page<Row>> {
    const request = this.read(list, query, who);
    return this.work.read(who, (tx) => this.page(tx, request));
  }

  /**
   * Reads a request from query parameters that the query guard has accepted, for lists that need more than `find`.
   *
   * Raises `invalid_parameter` and `validation_failed`.
   */
  read<Row>(list: ListDefinition<Row>, query: Query, who: Principal): ListRequest<Row> {
    return this.paging.read(list, query, who);
  }

  /** Returns the page of a request within a transaction. Takes the current day, for requests that refer to it. */
  async page<Row extends ListedRow>(
    tx: Transaction,
    request: ListRequest<Row>,
    today?: string,
  ): Promise<Page<Row>> {
    return this.paging.page(request, await readRows<Row>(tx, request, today));
  }
}

/** Returns the envelope of every list, with each row in the form of the API. */
export function listOf<Row, Dto>(
  { rows, next_cursor, total_count }: Page<Row>,
  toDto: (row: Row) => Dto,
): List<Dto> {
  const total = total_count === undefined ? {} : { total_count };
  return { data: rows.map(toDto), has_more: next_cursor !== null, next_cursor, ...total };
}

interface List<Dto> {
  readonly data: Dto[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly total_count?: number;
}
