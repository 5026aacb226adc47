import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../platform/index.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

/** The read side of credit notes. */
@Injectable()
export class CreditNotesQueries {
  constructor(private readonly work: UnitOfWork) {}

  async get(who: Principal, id: string): Promise<CreditNoteWithItems> {
    const note = await this.work.read(who, (tx) => new CreditNotesRepository(tx).byId(id));
    if (note === undefined) throw notFound('credit note');
    return note;
  }
}
