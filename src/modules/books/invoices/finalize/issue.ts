import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import { holidaysOf, type Transaction } from '../../../../platform/index.js';
import { DocumentNumbering, type Stretch } from '../../numbering/index.js';
import { finalization } from '../domain/finalization.js';
import { freeReference, possibleReferences, wantedReference } from '../domain/payment-reference.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { frozenForm } from './frozen-form.js';
import { wantedFormats, type IssueChecks } from './issue-checks.js';
import { InvoicesRepository, type IssuedDraft, type IssuingParties } from '../invoices.repository.js';
import { assertDepositsCountOnce } from '../write/deposits-taken-off.js';

/** A draft that is locked or not stored yet, and that is to be issued. */
export interface WantedDraft {
  readonly draft: InvoiceWithItems;
  /** The formats that it must be valid in. */
  readonly require: readonly EInvoiceFormat[];
}

/** A draft that has become a document. */
export interface Issued extends IssuedDraft {
  /** When the document before it was issued. */
  readonly lastIssuedAt: Date | null;
  /** Whether credit of its customer settles it. */
  readonly appliesCredit: boolean;
}

/** Issues drafts one after the other in their locked series. Each is refused by itself. */
export class Issue {
  /** References that are given here, and that nobody else may have. */
  private readonly generated: string[] = [];
  private readonly references = new Set<string>();
  private readonly numbers: string[] = [];

  private constructor(
    private readonly tx: Transaction,
    private readonly held: {
      readonly stretch: Stretch;
      readonly parties: ReadonlyMap<string, IssuingParties>;
      readonly isStrict: boolean;
      readonly checks: IssueChecks;
    },
  ) {}

  static async begin(tx: Transaction, drafts: readonly WantedDraft[], checks: IssueChecks): Promise<Issue> {
    const [parties, isStrict, stretch] = await Promise.all([
      new InvoicesRepository(tx).partiesOfCustomers(drafts.map(({ draft }) => draft.customer_id)),
      checks.areRequired(tx),
      new DocumentNumbering(tx).stretch('invoice'),
    ]);
    return new Issue(tx, { stretch, parties, isStrict, checks });
  }

  /**
   * Puts the next document into the chain; `write` stores it.
   *
   * Raises what finalizing raises; then no number is used.
   */
  async next({ draft, require }: WantedDraft): Promise<Issued> {
    const { stretch, parties, isStrict, checks } = this.held;
    await assertDepositsCountOnce(this.tx, draft);
    const around = parties.get(draft.customer_id);
    if (around === undefined) throw new Error('The customer of an invoice is gone.');
    const { applies_credit: appliesCredit, ...both } = around;
    const place = stretch.next({ issueDate: draft.issue_date ?? undefined, today: draft.today });
    const { number, issue_date, series } = place;
    const { now } = this.tx;
    const payment_reference = await this.referenceOf(draft, { number, position: series.documents + 1n });
    const changes = finalization(draft, { now, holidaysOf, number, payment_reference, issue_date, ...both });
    const frozen = frozenForm({ ...draft, ...changes });
    const wanted = wantedFormats(both.buyer, { isStrict, require });
    if (wanted.length > 0) await checks.check(this.tx, frozen, wanted);
    stretch.take(place);
    this.numbers.push(number);
    this.references.add(payment_reference);
    const chained = stretch.append(place, draft.id, frozen);
    const lastIssuedAt = series.last_issued_at;
    return { draft, changes: { ...changes, ...chained }, lastIssuedAt, appliesCredit };
  }

  /** Stores the documents and the end of the series. Before any of the invoices are changed. */
  write(): void {
    new InvoicesRepository(this.tx).assertFreeNumbers(this.numbers);
    this.held.stretch.write();
    new InvoicesRepository(this.tx).expectFree(this.generated.filter((one) => this.references.has(one)));
  }

  /** What the payer is to give as reference: what the caller wants, else a structured one that no other invoice has. */
  private async referenceOf(
    draft: Pick<InvoiceWithItems, 'e_invoice'>,
    { number, position }: { readonly number: string; readonly position: bigint },
  ): Promise<string> {
    const wanted = wantedReference(draft.e_invoice);
    if (wanted !== undefined) return wanted;
    const possible = possibleReferences(number, position);
    const invoices = new InvoicesRepository(this.tx);
    const taken = this.tx.isRepeated ? await invoices.takenReferences(possible) : [];
    const reference = freeReference(possible, new Set([...this.references, ...taken]));
    if (!this.tx.isRepeated) this.generated.push(reference);
    return reference;
  }
}
