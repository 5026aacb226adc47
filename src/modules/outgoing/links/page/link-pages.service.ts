import { Injectable } from '@nestjs/common';
import { owed } from '../../../../kernel/accounts/owed.js';
import { amountText } from '../../../../kernel/money/amount.js';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  enqueue,
  newPrincipal,
  UnitOfWork,
  type Principal,
  type PublicPages,
  type Submission,
  type SubmissionAnswer,
  type Transaction,
  type Visit,
  type VisitAnswer,
} from '../../../../platform/index.js';
import {
  DocumentsService,
  onlinePayment,
  originalsOf,
  shownDocument,
  type DocumentFormat,
  type DocumentTarget,
} from '../../documents/index.js';
import { markInvoiceViewed } from '../../../books/invoices/index.js';
import { isAnotherLook, type LinkTarget } from '../domain/link.js';
import { verdictOf } from '../domain/verification.js';
import type { LinkRow } from '../entities/link.entity.js';
import { linkedDocument, workingLinks, type LinkedDocument } from './linked-document.js';
import { LinksRepository } from '../links.repository.js';
import { renewLink } from '../make/renew-link.js';
import { tokenHashOf } from '../make/make-link.js';
import { creditNoteHtml, invoiceHtml, verifyHtml } from './document-page.js';
import { LinkedQuotes } from './linked-quotes.js';
import { QuoteVisits, tooLate, type Sent } from './quote/quote-visits.js';
import { busyHtml, missingHtml, renewedHtml } from './other-pages.js';
import { isFilePath, isFormPath, pagePathOf } from './page-path.js';
import { pageStyle } from './page-style.js';

/** A link that works, and what it shows. */
interface Opened {
  readonly link: LinkRow;
  readonly target: LinkTarget;
  readonly linked: LinkedDocument;
}

/** The pages behind links: a document as its customer sees it, its files, and whether a file is one of them. */
@Injectable()
export class LinkPages implements PublicPages {
  readonly style = pageStyle;
  readonly missing = missingHtml;
  readonly busy = busyHtml;
  readonly renewed = renewedHtml;
  readonly isFile = isFilePath;
  readonly isForm = isFormPath;
  private readonly visits: QuoteVisits;

  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentsService,
    private readonly quotes: LinkedQuotes,
  ) {
    this.visits = new QuoteVisits(quotes);
  }

  /** The page or the file of a link that works; undefined for every other path, whatever is wrong with it. */
  async answer({ path, query, isLook, requestId, from }: Visit): Promise<VisitAnswer> {
    const asked = pagePathOf(path);
    if (asked === undefined) return undefined;
    const { organizationId, token, wanted } = asked;
    const who = visitorOf(organizationId, { requestId, from });
    if (wanted.kind === 'file') return ifThere(this.file(who, token, wanted.format));
    if (wanted.kind === 'verify') return ifThere(this.verify(who, token, query.get('sha256')));
    if (wanted.kind === 'answer') return undefined;
    return ifThere(this.page(who, token, isLook));
  }

  /** Takes the answer to a quote; undefined where a link shows none. */
  async submit({ path, form, requestId, from }: Submission): Promise<SubmissionAnswer> {
    const asked = pagePathOf(path);
    if (asked === undefined) return undefined;
    const { organizationId, token } = asked;
    const who = visitorOf(organizationId, { requestId, from });
    const sent = { form, address: from.address };
    try {
      return await ifThere(this.work.run(who, (tx) => this.answered(tx, token, sent)));
    } catch (error) {
      const answer = tooLate(error, token);
      if (answer === undefined) throw error;
      return answer;
    }
  }

  private async answered(tx: Transaction, token: string, sent: Sent): Promise<SubmissionAnswer> {
    const opened = await this.open(tx, token);
    if (opened?.linked.type !== 'quote') return undefined;
    return this.visits.answer(tx, { quote: opened.linked.document, linkId: opened.link.id, token }, sent);
  }

  /** Orders a mail with a fresh link in place of one that has ended by itself; what a person has ended stays so. */
  async renew({ path, requestId, from }: Pick<Visit, 'path' | 'requestId' | 'from'>): Promise<void> {
    const asked = pagePathOf(path);
    if (asked === undefined) return;
    await this.work.run(visitorOf(asked.organizationId, { requestId, from }), async (tx) => {
      const link = await new LinksRepository(tx).byTokenHash(tokenHashOf(asked.token));
      if (link === undefined || link.ended_at !== null || (await this.open(tx, asked.token)) !== undefined)
        return;
      enqueue(tx, renewLink, { key: link.id, payload: targetOf(link) });
    });
  }

  private async page(who: Principal, token: string, isLook: boolean): Promise<VisitAnswer> {
    const shown = await this.work.run(who, async (tx) => {
      const opened = await this.open(tx, token);
      return opened && { ...opened, html: await this.htmlOf(tx, opened, token) };
    });
    if (shown === undefined) return undefined;
    if (isLook) await this.work.run(who, (tx) => countLook(tx, shown.link, this.quotes));
    return { html: shown.html };
  }

  private verify(who: Principal, token: string, given: string | null): Promise<VisitAnswer> {
    return this.work.run(who, async (tx) => {
      const opened = await this.open(tx, token);
      const target = opened && documentOf(opened.target);
      if (target === undefined) return undefined;
      const originals = await originalsOf(tx, target.id);
      const shown = await shownDocument(tx, target, '0.00');
      const files = { type: target.type, base: `../${token}/`, originals };
      return { html: verifyHtml(shown, files, verdictOf(given, originals)) };
    });
  }

  /** The PDF is made where it is not there yet; electronic documents only where somebody wanted them. */
  private async file(who: Principal, token: string, format: DocumentFormat): Promise<VisitAnswer> {
    const found = await this.work.run(who, async (tx) => {
      const opened = await this.open(tx, token);
      return opened && { opened, originals: await originalsOf(tx, opened.target.id) };
    });
    const { target } = found?.opened ?? {};
    if (target?.type === 'quote' && format === 'pdf')
      return { file: await this.quotes.print(who, target.id) };
    const document = target && documentOf(target);
    const isThere = found?.originals.some((original) => original.format === format) === true;
    if (document === undefined || (!isThere && format !== 'pdf')) return undefined;
    return { file: await this.documents.get(who, document, format) };
  }

  /** What is behind a token, if its link works. */
  private async open(tx: Transaction, token: string): Promise<Opened | undefined> {
    const link = await new LinksRepository(tx).byTokenHash(tokenHashOf(token));
    const target = link && targetOf(link);
    const linked = target && (await linkedDocument(tx, target, this.quotes));
    if (link === undefined || target === undefined || linked === undefined) return undefined;
    const [working] = await workingLinks(tx, linked, [link]);
    return working && { link: working, target, linked };
  }

  private async htmlOf(tx: Transaction, opened: Opened, token: string): Promise<string> {
    const { linked } = opened;
    if (linked.type === 'quote') {
      return this.visits.page(tx, { quote: linked.document, linkId: opened.link.id, token });
    }
    return documentHtmlOf(tx, linked, `${token}/`);
  }
}

/** Somebody of whom nothing is known but the link. */
function visitorOf(
  organizationId: string,
  { requestId, from }: Pick<Visit, 'requestId' | 'from'>,
): Principal {
  const rights = { organizationId, scopes: new Set<never>(), manages: false };
  return newPrincipal({ kind: 'system', id: null, ...rights }, requestId, from);
}

/** The document whose originals are stored; a quote has none. */
function documentOf({ type, id }: LinkTarget): DocumentTarget | undefined {
  return type === 'quote' ? undefined : { type, id };
}

function targetOf({ invoice_id, credit_note_id, quote_id }: LinkRow): LinkTarget {
  if (invoice_id !== null) return { type: 'invoice', id: invoice_id };
  if (quote_id !== null) return { type: 'quote', id: quote_id };
  return { type: 'credit_note', id: credit_note_id ?? '' };
}

async function documentHtmlOf(
  tx: Transaction,
  linked: Exclude<LinkedDocument, { type: 'quote' }>,
  base: string,
): Promise<string> {
  const target = { type: linked.type, id: linked.document.id };
  const files = { type: target.type, base, originals: await originalsOf(tx, target.id) };
  if (linked.type === 'credit_note') {
    return creditNoteHtml(await shownDocument(tx, target, '0.00'), linked.document, files);
  }
  const invoice = linked.document;
  const { number, currency, today } = invoice;
  const { due, next, instalments, asks, overdue, discounts } = owed(invoice, { on: today });
  const amount = amountText(next.due, currency);
  const shown = await shownDocument(tx, target, amount);
  const payOnline = asks ? await onlinePayment(tx, { number: number ?? '', amount, currency }) : undefined;
  const standing = {
    ...invoice,
    due,
    next,
    instalments,
    isOverdue: overdue,
    discounts: asks ? discounts : [],
    payOnline,
  };
  return invoiceHtml(shown, standing, files);
}

/** Counts a look in a transaction of its own, so that nobody waits for a page because somebody else is writing. */
async function countLook(tx: Transaction, { id }: LinkRow, quotes: LinkedQuotes): Promise<void> {
  const links = new LinksRepository(tx);
  const link = await links.lock(id);
  if (link === undefined || !isAnotherLook(link, tx.now)) return;
  await links.countView(id);
  if (link.invoice_id !== null) await markInvoiceViewed(tx, link.invoice_id);
  if (link.quote_id !== null) await quotes.markViewed(tx, link.quote_id);
}

/** A document that was erased after its retention is not there any more. */
async function ifThere<T>(answer: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
