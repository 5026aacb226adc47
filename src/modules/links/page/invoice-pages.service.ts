import { Injectable } from '@nestjs/common';
import { amountText } from '../../../kernel/money/amount.js';
import { Problem } from '../../../kernel/problems/problem.js';
import {
  newPrincipal,
  UnitOfWork,
  type Principal,
  type PublicPages,
  type Transaction,
  type Visit,
  type VisitAnswer,
} from '../../../platform/index.js';
import { DocumentsService, shownDocument } from '../../documents/index.js';
import {
  InvoicesRepository,
  isOverdue,
  markInvoiceViewed,
  type InvoiceWithItems,
} from '../../invoices/index.js';
import { isAnotherLook, works } from '../domain/link.js';
import { organizationOf } from '../domain/link-token.js';
import type { LinkRow } from '../entities/link.entity.js';
import { LinksRepository } from '../links.repository.js';
import { tokenHashOf } from '../make/make-link.js';
import { busyHtml, invoiceHtml, missingHtml } from './invoice-html.js';
import { pageStyle } from './page-style.js';

const PDF = 'invoice.pdf';

/** A link that works, and what it shows. */
interface Opened {
  readonly link: LinkRow;
  readonly invoice: InvoiceWithItems;
}

/** The pages behind links: the invoice as its customer sees it, and its PDF. */
@Injectable()
export class InvoicePages implements PublicPages {
  readonly style = pageStyle;
  readonly missing = missingHtml;
  readonly busy = busyHtml;

  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentsService,
  ) {}

  isFile(path: string): boolean {
    return path.endsWith(`/${PDF}`);
  }

  /** The page or the file of a link that works; undefined for every other path, whatever is wrong with it. */
  async answer({ path, isLook, requestId, from }: Visit): Promise<VisitAnswer> {
    const [token = '', file, ...rest] = path.split('/');
    const organizationId = organizationOf(token);
    if (organizationId === undefined || rest.length > 0) return undefined;
    if (file !== undefined && file !== PDF) return undefined;
    const rights = { organizationId, scopes: new Set<never>(), manages: false };
    const who = newPrincipal({ kind: 'system', id: null, ...rights }, requestId, from);
    return ifThere(file === PDF ? this.pdf(who, token) : this.page(who, token, isLook));
  }

  private async page(who: Principal, token: string, isLook: boolean): Promise<VisitAnswer> {
    const shown = await this.work.run(who, async (tx) => {
      const opened = await open(tx, token);
      return opened && { ...opened, html: await htmlOf(tx, opened.invoice, token) };
    });
    if (shown === undefined) return undefined;
    if (isLook) await this.work.run(who, (tx) => countLook(tx, shown.link));
    return { html: shown.html };
  }

  private async pdf(who: Principal, token: string): Promise<VisitAnswer> {
    const opened = await this.work.run(who, (tx) => open(tx, token));
    if (opened === undefined) return undefined;
    const target = { type: 'invoice', id: opened.invoice.id } as const;
    return { file: await this.documents.get(who, target, 'pdf') };
  }
}

/** The invoice behind a token, if its link works. */
async function open(tx: Transaction, token: string): Promise<Opened | undefined> {
  const link = await new LinksRepository(tx).byTokenHash(tokenHashOf(token));
  const invoice = link && (await new InvoicesRepository(tx).byId(link.invoice_id));
  if (link === undefined || invoice === undefined || !works(link, invoice, tx.now)) return undefined;
  return { link, invoice };
}

async function htmlOf(tx: Transaction, invoice: InvoiceWithItems, token: string): Promise<string> {
  const due = amountText(invoice.amount_due, invoice.currency);
  const shown = await shownDocument(tx, { type: 'invoice', id: invoice.id }, due);
  const standing = { ...invoice, isOverdue: isOverdue(invoice, invoice.today) };
  return invoiceHtml(shown, standing, `${token}/${PDF}`);
}

/** Counts a look in a transaction of its own, so that nobody waits for a page because somebody else is writing. */
async function countLook(tx: Transaction, { id }: LinkRow): Promise<void> {
  const links = new LinksRepository(tx);
  const link = await links.lock(id);
  if (link === undefined || !isAnotherLook(link, tx.now)) return;
  await links.countView(id);
  await markInvoiceViewed(tx, link.invoice_id);
}

/** A document that was erased after its retention is not there any more. */
async function ifThere(answer: Promise<VisitAnswer>): Promise<VisitAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
