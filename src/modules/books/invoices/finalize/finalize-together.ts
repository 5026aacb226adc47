import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  holidaysOf,
  type Member,
  type Outcome,
  type Target,
  type Together,
  type Transaction,
} from '../../../../platform/index.js';
import { DocumentNumbering, type NextPlace, type Stretch } from '../../numbering/index.js';
import { finalization, type Finalization } from '../domain/finalization.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository, type IssuingParties, type Parties } from '../invoices.repository.js';
import { mayCountDepositTwice } from '../write/deposits-taken-off.js';
import { IssueChecks, wantedFormats } from './issue-checks.js';
import { frozenForm } from './frozen-form.js';
import { paymentReferencesOf } from './payment-reference.js';
import { announceFinalized, orderFollowUps } from './after-finalizing.js';

/** What finalizing waits for: the number series of an organization's invoices. */
export const invoiceSeries = 'invoice series';

/** Together they have a few megabytes of text, which are written in one go. Longer invoices go alone. */
const LINES_MAX = 1_000;

/** What a group has locked. */
interface Held {
  readonly drafts: ReadonlyMap<string, InvoiceWithItems>;
  readonly parties: ReadonlyMap<string, IssuingParties>;
  /** Whether each must be valid in its customer's format. */
  readonly isStrict: boolean;
  readonly stretch: Stretch;
}

/** A draft that nothing speaks against, and its place. */
interface Placed {
  readonly member: Member<Target>;
  readonly draft: InvoiceWithItems;
  readonly place: NextPlace;
  /** Still without its payment reference. */
  readonly changes: Finalization;
}

/**
 * Finalizes the drafts of several requests in one transaction: one step of the counter, one stretch of the chain.
 *
 * Whatever is not the plain case drops out, and goes the way of `finalizeInvoice` afterwards: an invoice that is not
 * there, locked, in another version or no draft; one that must be valid in its customer's format; one that may count a
 * deposit twice; one that credit settles; one that is refused for its dates.
 */
@Injectable()
export class FinalizeTogether implements Together<Target, Held, InvoiceWithItems> {
  readonly lane = invoiceSeries;

  constructor(private readonly checks: IssueChecks) {}

  async look(tx: Transaction, targets: readonly Target[]): Promise<Held> {
    const invoices = new InvoicesRepository(tx);
    const ids = targets.map(({ id }) => id);
    // The series is the last lock of all, see DocumentNumbering.
    const [drafts, parties, isStrict, stretch] = await Promise.all([
      invoices.lockFreeByIds(ids),
      invoices.partiesOfInvoices(ids),
      this.checks.areRequired(tx),
      new DocumentNumbering(tx).stretch('invoice'),
    ]);
    return { drafts, parties, isStrict, stretch };
  }

  write(
    tx: Transaction,
    held: Held,
    members: readonly Member<Target>[],
  ): ReadonlyMap<Member<Target>, Outcome<InvoiceWithItems>> {
    const placed = placesOf(held, members, tx.now);
    if (placed.length === 0) return new Map();
    const invoices = issue(tx, held.stretch, placed);
    return new Map(
      placed.map(({ member, draft, place }, at) => {
        const invoice = invoices[at] as InvoiceWithItems;
        const answer = announceFinalized(tx, { before: draft, now: invoice, who: member.who });
        orderFollowUps(tx, invoice, place.series.last_issued_at);
        return [member, { result: invoice, answer }] as const;
      }),
    );
  }
}

/** Writes all documents into the chain and makes invoices of their drafts, in their order. */
function issue(tx: Transaction, stretch: Stretch, placed: readonly Placed[]): InvoiceWithItems[] {
  const references = paymentReferencesOf(
    tx,
    placed.map(({ draft, place }) => ({
      draft,
      number: place.number,
      position: place.series.documents + 1n,
    })),
  );
  const issued = placed.map(({ draft, place, changes }, at) => {
    const complete = { ...changes, payment_reference: references[at] as string };
    const chained = stretch.append(place, draft.id, frozenForm({ ...draft, ...complete }));
    return { draft, changes: { ...complete, ...chained } };
  });
  const invoices = new InvoicesRepository(tx);
  invoices.assertFreeNumbers(placed.map(({ place }) => place.number));
  stretch.write();
  return invoices.finalizeAll(issued);
}

/** Gives places to those that can go together, in the order in which they came. */
function placesOf(
  { drafts, parties, isStrict, stretch }: Held,
  members: readonly Member<Target>[],
  now: Date,
): Placed[] {
  const taken = new Set<string>();
  let lines = 0;
  return members.flatMap((member) => {
    const draft = drafts.get(member.order.id);
    const both = draft && parties.get(draft.customer_id);
    if (draft === undefined || both === undefined || taken.has(draft.id)) return [];
    if (draft.status !== 'draft' || !member.order.seen.admits(draft.version)) return [];
    if (mayCountDepositTwice(draft) || both.applies_credit) return [];
    if (wantedFormats(both.buyer, { isStrict, require: [] }).length > 0) return [];
    if (lines + draft.items.length > LINES_MAX) return [];
    const placed = placeOf(stretch, draft, { ...both, now });
    if (placed === undefined) return [];
    taken.add(draft.id);
    lines += draft.items.length;
    return [{ member, draft, ...placed }];
  });
}

/** Undefined for a draft that is refused; then its place is still the next one. */
function placeOf(
  stretch: Stretch,
  draft: InvoiceWithItems,
  { seller, buyer, now }: Parties & { readonly now: Date },
): Pick<Placed, 'place' | 'changes'> | undefined {
  try {
    const place = stretch.next({ issueDate: draft.issue_date ?? undefined, today: draft.today });
    const { number, issue_date } = place;
    const issue = { seller, buyer, now, holidaysOf, number, payment_reference: '', issue_date };
    const changes = finalization(draft, issue);
    stretch.take(place);
    return { place, changes };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
