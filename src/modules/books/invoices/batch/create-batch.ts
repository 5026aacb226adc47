import { BrokenEntry } from '../../../../kernel/problems/broken-entry.js';
import { Problem, validationFailed } from '../../../../kernel/problems/problem.js';
import { newId, type Transaction } from '../../../../platform/index.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import {
  problemOfBatch,
  problemOfEntry,
  type NewInvoices,
  type RefusedEntry,
} from '../domain/invoice-batch.js';
import type { NewInvoice } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { announceFinalized, orderFollowUps } from '../finalize/after-finalizing.js';
import type { Issuing, IssueChecks } from '../finalize/issue-checks.js';
import { invoiceCreated } from '../invoices.events.js';
import { DraftsRepository } from '../write/drafts.repository.js';
import { Issue, type Issued, type WantedDraft } from '../finalize/issue.js';

/** What became of one entry of a batch. */
export type BatchOutcome = { readonly invoice: InvoiceWithItems } | { readonly problem: Problem };

/** An entry that is not refused so far. */
interface Accepted extends WantedDraft {
  readonly index: number;
  readonly finalize: boolean;
  readonly issued?: Issued;
}

/**
 * Stores several new invoices in one transaction, with as many round trips as one needs, and answers in their order.
 *
 * Everything is decided before anything is written, so that a refused entry leaves no trace and uses no number. Raises
 * the refusal of the whole batch if it is atomic and an entry is refused.
 */
export async function createBatch(
  tx: Transaction,
  { invoices: entries, atomic = true }: NewInvoices,
  { checks, credit }: Pick<Issuing, 'checks' | 'credit'>,
): Promise<BatchOutcome[]> {
  const drafted = await draftsOf(tx, entries);
  if (atomic) assertAccepted(drafted);
  const decided = await issued(tx, drafted, checks);
  if (atomic) assertAccepted(decided);
  const outcomes = store(tx, decided);
  for (const [index, one] of decided.entries()) {
    const outcome = outcomes[index];
    if (one instanceof Problem || one.issued?.appliesCredit !== true || outcome === undefined) continue;
    if ('invoice' in outcome) outcomes[index] = { invoice: await credit.settle(tx, outcome.invoice) };
  }
  return outcomes;
}

async function draftsOf(tx: Transaction, entries: NewInvoices['invoices']): Promise<(Accepted | Problem)[]> {
  const drafts = new DraftsRepository(tx);
  const whole = entries.filter((entry): entry is NewInvoice => !(entry instanceof BrokenEntry));
  const around = await drafts.surroundingsOfAll(whole);
  return entries.map((entry, index) => {
    if (entry instanceof BrokenEntry) return validationFailed(entry.faults);
    const { finalize = false, require = [], ...details } = entry;
    return orProblem(index, () => {
      const draft = drafts.unstored(invoiceDraft(details, around(details)), newId(tx.now));
      return { index, draft, finalize, require };
    });
  });
}

/** Gives numbers to those that are to be issued; the series is locked only if there is one. */
async function issued(
  tx: Transaction,
  drafted: readonly (Accepted | Problem)[],
  checks: IssueChecks,
): Promise<(Accepted | Problem)[]> {
  const wanted = drafted.filter((one): one is Accepted => !(one instanceof Problem) && one.finalize);
  if (wanted.length === 0) return [...drafted];
  const issue = await Issue.begin(tx, wanted, checks);
  const decided: (Accepted | Problem)[] = [];
  for (const one of drafted) {
    if (one instanceof Problem || !one.finalize) decided.push(one);
    else
      decided.push(await orProblemLater(one.index, async () => ({ ...one, issued: await issue.next(one) })));
  }
  if (decided.some((one) => !(one instanceof Problem) && one.issued !== undefined)) issue.write();
  return decided;
}

function store(tx: Transaction, decided: readonly (Accepted | Problem)[]): BatchOutcome[] {
  const accepted = decided.filter((one): one is Accepted => !(one instanceof Problem));
  const stored = accepted.length === 0 ? [] : new DraftsRepository(tx).insertAll(accepted);
  const byId = new Map(stored.map((invoice) => [invoice.id, invoice]));
  return decided.map((one) => {
    if (one instanceof Problem) return { problem: one };
    tx.announce(invoiceCreated(one.draft));
    const invoice = byId.get(one.draft.id) ?? one.draft;
    if (one.issued !== undefined) {
      announceFinalized(tx, { before: one.draft, now: invoice, who: tx.who });
      orderFollowUps(tx, invoice, one.issued.lastIssuedAt);
    }
    return { invoice };
  });
}

/** Raises the refusal of the whole batch for one that is refused. */
function assertAccepted(decided: readonly (Accepted | Problem)[]): void {
  const refused = decided.flatMap((one, index): RefusedEntry[] => {
    return one instanceof Problem ? [{ index, problem: one }] : [];
  });
  if (refused.length > 0) throw problemOfBatch(refused);
}

function orProblem<T>(index: number, decide: () => T): T | Problem {
  try {
    return decide();
  } catch (error) {
    return problemFrom(error, index);
  }
}

async function orProblemLater<T>(index: number, decide: () => Promise<T>): Promise<T | Problem> {
  try {
    return await decide();
  } catch (error) {
    return problemFrom(error, index);
  }
}

/** What refuses one entry; whatever fails for another reason fails the whole request. */
function problemFrom(error: unknown, index: number): Problem {
  if (error instanceof Problem && error.kind.status < 500) return problemOfEntry(error, index);
  throw error;
}
