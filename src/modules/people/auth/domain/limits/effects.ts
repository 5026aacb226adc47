import { absolute, type MinorUnits } from '../../../../../kernel/money/amount.js';
import { unitsOf } from '../../../../../kernel/limits/key-limits.js';

/** The amounts that count, each for one thing: an invoice counts once a day, however often it is changed. */
export const useKinds = [
  'invoice',
  'invoice_void',
  'write_off',
  'waiver',
  'credit_note',
  'credit_note_void',
  'credit_refund',
  'payment',
  'refund',
  'cancelled_refund',
  'reversal',
  'quote',
  'bill',
  'bill_void',
  'bill_payment',
  'bill_payment_reversal',
  'payment_run',
  'recurring_invoice',
] as const;

export type UseKind = (typeof useKinds)[number];

/** An object of an event, as answers show it. */
export type Told = Readonly<Record<string, unknown>>;

/** What happened: the object as it is now, and the former values of what has changed. */
export interface Happening {
  readonly told: Told;
  readonly before: Told;
}

export interface CountedAmount {
  readonly kind: UseKind;
  /** Undefined where it is not known yet, as for a bill without a total. */
  readonly amount: MinorUnits | undefined;
  /** Whether a further one of the same thing comes on top; else the largest of the day counts. */
  readonly adds?: true;
}

/** What an event means for limits. */
export interface Effect {
  /** Whether it writes a draft, binds the organization or reaches somebody, or neither. */
  readonly does: 'drafts' | 'binds' | 'keeps';
  readonly counts?: CountedAmount;
}

export type EffectOf = (happening: Happening) => Effect;

export const keeps: EffectOf = () => ({ does: 'keeps' });

export const binds: EffectOf = () => ({ does: 'binds' });

/** A document that counts with its amount while it is a draft. Later changes of it are of texts. */
export function drafts(kind: UseKind, field = 'total', states: readonly string[] = ['draft']): EffectOf {
  return ({ told }) => {
    const isDraft = states.includes(String(told.status));
    return isDraft ? { does: 'drafts', counts: { kind, amount: amountOf(told, field) } } : { does: 'keeps' };
  };
}

/** A new document, whether it is a draft or issued at once. */
export function makes(kind: UseKind, states: readonly string[] = ['draft']): EffectOf {
  return ({ told }) => ({
    does: states.includes(String(told.status)) ? 'drafts' : 'binds',
    counts: { kind, amount: amountOf(told, 'total') },
  });
}

/** It binds with the amount that stands in this field. */
export function bindsWith(kind: UseKind, field = 'total'): EffectOf {
  return ({ told }) => ({ does: 'binds', counts: { kind, amount: amountOf(told, field) } });
}

/** It binds with what this field had before. */
export function bindsWithFormer(kind: UseKind, field: string): EffectOf {
  return ({ told, before }) => {
    const amount = amountOf({ ...told, ...before, currency: told.currency }, field);
    return { does: 'binds', counts: { kind, amount } };
  };
}

/** It binds with what this field has changed by; what has not changed counts nothing. */
export function bindsWithChange(kind: UseKind, field: string): EffectOf {
  return ({ told, before }) => {
    if (!(field in before)) return { does: 'keeps' };
    const [now, then] = [unitsOf(told[field], told.currency), unitsOf(before[field], told.currency)];
    const amount = now === undefined || then === undefined ? undefined : absolute(now - then);
    return amount === 0n ? { does: 'keeps' } : { does: 'binds', counts: { kind, amount, adds: true } };
  };
}

function amountOf(told: Told, field: string): MinorUnits | undefined {
  const amount = unitsOf(told[field], told.currency);
  return amount === undefined ? undefined : absolute(amount);
}
