import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { Lists, UnitOfWork, type Page, type Principal, type Transaction } from '../../../platform/index.js';
import { pageOfInvoice, queryOfInvoice } from '../invoices/index.js';
import { creditNoteList } from './credit-notes.list.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type {
  CreditNoteEntity,
  CreditNoteWithItems,
  ListedCreditNote,
} from './entities/credit-note.entity.js';

type Query = Readonly<Record<string, string>>;

/** The read side of credit notes. */
@Injectable()
export class CreditNotesQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  async get(who: Principal, id: string): Promise<CreditNoteWithItems> {
    const note = await this.work.read(who, (tx) => new CreditNotesRepository(tx).byId(id));
    if (note === undefined) throw notFound('credit note');
    return note;
  }

  list(who: Principal, query: Query): Promise<Page<ListedCreditNote>> {
    const request = this.lists.read(creditNoteList, query, who);
    return this.work.run(who, async (tx) => withState(tx, await this.lists.page(tx, request)));
  }

  /** A page of the credit notes against an invoice. Raises `not_found`. */
  ofInvoice(who: Principal, id: string, query: Query): Promise<Page<ListedCreditNote>> {
    const request = this.lists.read(creditNoteList, queryOfInvoice(id, query), who);
    return this.work.run(who, async (tx) => {
      return withState(tx, await pageOfInvoice({ tx, lists: this.lists }, id, request));
    });
  }
}

async function withState(tx: Transaction, page: Page<CreditNoteEntity>): Promise<Page<ListedCreditNote>> {
  return { ...page, rows: await new CreditNotesRepository(tx).withState(page.rows) };
}
