import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { Lists, UnitOfWork, type Page, type Principal } from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNoteEntity, CreditNoteWithItems } from './entities/credit-note.entity.js';

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

  async list(who: Principal, request: ListRequest): Promise<Page<CreditNoteEntity>> {
    const rows = await this.work.read(who, (tx) => new CreditNotesRepository(tx).list(request));
    return this.lists.page(request, rows);
  }
}
