import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/index.js';
import { InvoiceSettlement, OwnCredit, type HeldCredit, type InvoiceWithItems } from '../invoices/index.js';
import { creditNoteChanged } from './credit-notes.events.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { homecoming, type Homecoming } from './domain/homecoming.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

/** Lets credit settle the invoice that it comes from again, once the money of that was taken back (decision 0276). */
@Injectable()
export class ReclaimedCredit extends OwnCredit {
  override async hold(tx: Transaction, invoiceIds: readonly string[]): Promise<HeldCredit> {
    const repository = new CreditNotesRepository(tx);
    const notes = await repository.lockReachable(invoiceIds);
    const settled = notes.flatMap(({ allocations }) => allocations.map(({ invoice_id }) => invoice_id));
    return {
      invoiceIds: [...new Set([...invoiceIds, ...settled])],
      comeHome: (invoices) => new Homecomings(tx, { notes, invoices }).run(invoiceIds),
    };
  }
}

interface Held {
  readonly notes: readonly CreditNoteWithItems[];
  readonly invoices: ReadonlyMap<string, InvoiceWithItems>;
}

/** Brings credit home, one invoice after the other. */
class Homecomings {
  private readonly notes: Map<string, CreditNoteWithItems>;
  private readonly invoices: Map<string, InvoiceWithItems>;

  constructor(
    private readonly tx: Transaction,
    { notes, invoices }: Held,
  ) {
    this.notes = new Map(notes.map((note) => [note.id, note]));
    this.invoices = new Map(invoices);
  }

  /** Each invoice that loses credit is asked for its own in turn; credit elsewhere only ever becomes less. */
  async run(invoiceIds: readonly string[]): Promise<void> {
    this.expectNoFurther(invoiceIds);
    const asked = [...invoiceIds];
    for (let id = asked.shift(); id !== undefined; id = asked.shift()) {
      for (const { id: noteId, invoice_id } of this.notes.values()) {
        if (invoice_id === id) asked.push(...(await this.bringHome(noteId, id)));
      }
    }
  }

  /** A credit note that was issued before the invoices were locked: the work runs again, and locks it. */
  private expectNoFurther(invoiceIds: readonly string[]): void {
    const hasAny = [...this.invoices.values()].some(({ credit_notes_total }) => credit_notes_total > 0n);
    if (hasAny) new CreditNotesRepository(this.tx).expectReached(invoiceIds, [...this.notes.keys()]);
  }

  /** Answers the invoices that it was taken from. */
  private async bringHome(noteId: string, invoiceId: string): Promise<string[]> {
    const [note, invoice] = [this.notes.get(noteId), this.invoices.get(invoiceId)];
    if (note === undefined || invoice === undefined)
      throw new Error('A credit note or an invoice is not locked.');
    const plan = homecoming(note, invoice.amount_due);
    if (plan.amount === 0n) return [];
    await this.storeNote(note, plan);
    for (const { invoice_id, amount } of plan.taken) await this.settle(invoice_id, noteId, -amount);
    await this.settle(invoiceId, noteId, plan.amount);
    return plan.taken.map(({ invoice_id }) => invoice_id);
  }

  private async storeNote(before: CreditNoteWithItems, plan: Homecoming): Promise<void> {
    const now = await new CreditNotesRepository(this.tx).bringHome(before, plan);
    this.notes.set(now.id, now);
    this.tx.announce(creditNoteChanged('credit_note.updated', { before, now }));
  }

  private async settle(invoiceId: string, credit_note_id: string, credited: bigint): Promise<void> {
    const invoice = this.invoices.get(invoiceId);
    if (invoice === undefined) throw new Error('An allocation names no locked invoice.');
    const by = { day: invoice.today, credit_note_id, isOwnCredit: true };
    this.invoices.set(invoiceId, await new InvoiceSettlement(this.tx).apply(invoice, { credited }, by));
  }
}
