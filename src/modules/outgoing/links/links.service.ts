import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { Mailer, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { issuedElsewhere, orderPdf } from '../../books/invoices/index.js';
import { WORKING_LINKS_MAX, type LinkDetails, type LinkTarget } from './domain/link.js';
import type { LinkRow } from './entities/link.entity.js';
import { LinkedQuotes } from './page/linked-quotes.js';
import { linkedDocument, workingLinks, type LinkedDocument } from './page/linked-document.js';
import { linkEnded } from './links.events.js';
import { alreadyExpired, draftHasNoLink, tooManyLinks } from './links.problems.js';
import { LinksRepository } from './links.repository.js';
import { links } from './links.resource.js';
import { makeLink, type MadeLink } from './make/make-link.js';

/** Links that show a document to whoever has them. */
@Injectable()
export class LinksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly quotes: LinkedQuotes,
  ) {}

  /**
   * Makes a link. Raises `not_found`, `invalid_state_transition` for a draft, `issued_elsewhere`, and
   * `validation_failed`.
   */
  create(
    who: Principal,
    target: LinkTarget,
    { expires_at }: LinkDetails,
  ): Promise<MadeLink & { readonly url: string | null }> {
    return this.work.run(who, async (tx) => {
      const linked = await this.existing(tx, target);
      if (linked.document.status === 'draft') throw draftHasNoLink(target.type);
      if (linked.type === 'invoice' && linked.document.imported_from !== null)
        throw issuedElsewhere(linked.document.number);
      if (expires_at !== undefined && expires_at <= tx.now) throw alreadyExpired();
      const working = await workingLinks(tx, linked, await new LinksRepository(tx).of(target));
      if (working.filter(({ channel }) => channel === 'other').length >= WORKING_LINKS_MAX)
        throw tooManyLinks();
      const made = await makeLink(tx, target, { channel: 'other', expires_at });
      // A quote is printed for each of its readers.
      if (target.type !== 'quote') orderPdf(tx, { type: target.type, document_id: target.id });
      const { publicUrl } = this.mailer;
      return { ...made, url: publicUrl === undefined ? null : publicUrl + made.path };
    });
  }

  /** Those of a document that work, the newest first. Raises `not_found`. */
  list(who: Principal, target: LinkTarget): Promise<LinkRow[]> {
    return this.work.run(who, async (tx) => {
      const linked = await this.existing(tx, target);
      return workingLinks(tx, linked, await new LinksRepository(tx).of(target));
    });
  }

  /** Ends a link: its address shows nothing any more. Raises `not_found`, of one that was ended too. */
  end(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const repository = new LinksRepository(tx);
      const before = await repository.lock(id);
      if (before === undefined || before.ended_at !== null) throw notFound(links.noun);
      tx.announce(linkEnded(before, await repository.end(id)));
    });
  }

  private async existing(tx: Transaction, target: LinkTarget): Promise<LinkedDocument> {
    const linked = await linkedDocument(tx, target, this.quotes);
    if (linked === undefined) throw notFound(target.type.replace('_', ' '));
    return linked;
  }
}
