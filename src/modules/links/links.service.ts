import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { Mailer, UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { InvoicesRepository, type InvoiceWithItems } from '../invoices/index.js';
import { works, WORKING_LINKS_MAX, type LinkDetails } from './domain/link.js';
import type { LinkRow } from './entities/link.entity.js';
import { linkEnded } from './links.events.js';
import { alreadyExpired, draftHasNoLink, tooManyLinks } from './links.problems.js';
import { LinksRepository } from './links.repository.js';
import { links } from './links.resource.js';
import { makeLink, type MadeLink } from './make/make-link.js';

/** Links that show an invoice to whoever has them. */
@Injectable()
export class LinksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  /** Makes a link. Raises `not_found`, `invalid_state_transition` for a draft, and `validation_failed`. */
  create(
    who: Principal,
    invoiceId: string,
    { expires_at }: LinkDetails,
  ): Promise<MadeLink & { readonly url: string | null }> {
    return this.work.run(who, async (tx) => {
      const invoice = await existingInvoice(tx, invoiceId);
      if (invoice.status === 'draft') throw draftHasNoLink();
      if (expires_at !== undefined && expires_at <= tx.now) throw alreadyExpired();
      const working = await workingLinks(tx, invoice);
      if (working.filter(({ channel }) => channel === 'other').length >= WORKING_LINKS_MAX)
        throw tooManyLinks();
      const made = await makeLink(tx, invoice, { channel: 'other', expires_at });
      const { publicUrl } = this.mailer;
      return { ...made, url: publicUrl === undefined ? null : publicUrl + made.path };
    });
  }

  /** Those of an invoice that work, the newest first. Raises `not_found`. */
  list(who: Principal, invoiceId: string): Promise<LinkRow[]> {
    return this.work.run(who, async (tx) => workingLinks(tx, await existingInvoice(tx, invoiceId)));
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
}

async function existingInvoice(tx: Transaction, id: string): Promise<InvoiceWithItems> {
  const invoice = await new InvoicesRepository(tx).byId(id);
  if (invoice === undefined) throw notFound('invoice');
  return invoice;
}

async function workingLinks(tx: Transaction, invoice: InvoiceWithItems): Promise<LinkRow[]> {
  const all = await new LinksRepository(tx).ofInvoice(invoice.id);
  return all.filter((link) => works(link, invoice, tx.now));
}
