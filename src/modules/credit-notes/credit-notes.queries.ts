import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { Lists, UnitOfWork, type Page, type Principal } from '../../platform/index.js';
import { pageOfInvoice } from '../invoices/index.js';
import { creditNoteList } from './credit-notes.list.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNoteEntity, CreditNoteWithItems } from './entities/credit-note.entity.js';

/** The read side of credit notes. */
@Injectable()
export class CreditNotesQueries {
  constructor(
    readonly work: UnitOfWork,
    readonly lists: Lists,
  ) {}

  async get(who: Principal, id: string): Promise<CreditNoteWithItems> {
    const note = await this.work.read(who, (tx) => new CreditNotesRepository(tx).byId(id));
    if (note === undefined) throw notFound('credit note');
    return note;
  }

  /** A page of the credit notes against an invoice. Raises `not_found`. */
  ofInvoice(
    who: Principal,
    id: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Page<CreditNoteEntity>> {
    return pageOfInvoice(this, creditNoteList, { who, id, query });
  }
}
