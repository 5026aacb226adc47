import {
  binds,
  bindsWith,
  bindsWithChange,
  bindsWithFormer,
  drafts,
  keeps,
  makes,
  type EffectOf,
} from './effects.js';

const BILL_DRAFTS = ['inbox', 'draft'];

/**
 * A schedule counts with one of its invoices: the amount of each run. It is a draft if its runs are. What it issues at
 * the prices of that day comes to nobody knows what.
 */
const schedules: EffectOf = (happening) => {
  const { action, prices } = happening.told;
  const { counts } = bindsWith('recurring_invoice')(happening);
  if (action === 'draft') return { does: 'drafts', ...(counts && { counts }) };
  const amount = prices === 'product' ? undefined : counts?.amount;
  return { does: 'binds', counts: { kind: 'recurring_invoice', amount } };
};

/** Who may write drafts only may also drop a proposed run, but none that a bank may have got. */
const cancelsRun: EffectOf = ({ before }) => ({ does: before.status === 'released' ? 'binds' : 'drafts' });

const ends: EffectOf = ({ told }) => ({ does: told.action === 'draft' ? 'drafts' : 'binds' });

const MONEY: Readonly<Record<string, EffectOf>> = {
  'invoice.created': makes('invoice'),
  'invoice.imported': bindsWith('invoice'),
  'invoice.updated': drafts('invoice'),
  'invoice.finalized': bindsWith('invoice'),
  'invoice.voided': bindsWith('invoice_void'),
  'invoice.marked_uncollectible': bindsWithFormer('write_off', 'amount_due'),
  'invoice.partially_paid': bindsWithChange('waiver', 'amount_waived'),
  'invoice.paid': bindsWithChange('waiver', 'amount_waived'),
  'credit_note.created': bindsWith('credit_note'),
  'credit_note.updated': bindsWithChange('credit_refund', 'refunded_amount'),
  'credit_note.voided': bindsWith('credit_note_void'),
  'payment.created': bindsWith('payment', 'amount'),
  'payment.refunded': bindsWithChange('refund', 'refunded_amount'),
  'payment.refund_cancelled': bindsWithChange('cancelled_refund', 'refunded_amount'),
  'payment.reversed': bindsWith('reversal', 'amount'),
  'payment.deleted': bindsWith('reversal', 'amount'),
  'quote.created': makes('quote'),
  'quote.updated': drafts('quote'),
  'quote.issued': bindsWith('quote'),
  'quote.accepted': bindsWith('quote'),
  'bill.created': makes('bill', BILL_DRAFTS),
  'bill.updated': drafts('bill', 'total', BILL_DRAFTS),
  'bill.opened': bindsWith('bill'),
  'bill.approved': bindsWith('bill'),
  'bill.voided': bindsWith('bill_void'),
  'bill_payment.created': bindsWith('bill_payment', 'amount'),
  'bill_payment.reversed': bindsWith('bill_payment_reversal', 'amount'),
  'payment_run.created': makes('payment_run', ['proposed']),
  'payment_run.released': bindsWith('payment_run'),
  'payment_run.cancelled': cancelsRun,
  'recurring_invoice.created': schedules,
  'recurring_invoice.updated': schedules,
  'recurring_invoice.resumed': schedules,
};

/** What happens to things, by the first part of an event's name. */
type Happenings = Readonly<Record<string, string>>;

const WITHOUT_AMOUNT: Happenings = {
  invoice: 'sent reminded extended',
  credit_note: 'sent',
  customer: 'merged',
  statement: 'sent',
  payment: 'receipt_sent',
  quote: 'sent declined extended superseded cancelled',
  message: 'queued',
  link: 'created',
  bill: 'bank_details_confirmed disputed rejected',
  bill_payment: 'updated',
};

const KEEPING: Happenings = {
  organization: 'updated reset security_updated clock_moved retention_updated bill_approval_updated',
  user:
    'signed_in sign_in_failed signed_out session_ended password_changed second_factor_added second_factor_removed ' +
    'recovery_codes_renewed recovery_code_used updated email_changed data_exported deleted',
  approval: 'requested approved rejected stale expired',
  api_key: 'created updated first_used_from revoked',
  customer: 'created updated archived unarchived deleted',
  product: 'created updated archived unarchived deleted',
  price_list: 'created updated archived unarchived deleted',
  supplier: 'created updated archived unarchived deleted',
  invoice: 'deleted overdue reopened viewed document_stored',
  credit_note: 'document_stored',
  payment: 'updated matched unmatched',
  quote: 'deleted viewed expired invoiced',
  bill: 'deleted paid',
  bill_payment: 'matched unmatched',
  payment_run: 'settled updated',
  recurring_invoice: 'run run_failed',
  invoice_template: 'created updated deleted',
  message: 'sent logged failed unconfirmed cancelled bounced complained',
  mail_settings: 'updated',
  link: 'ended',
  bank_account: 'created updated deleted',
  bank_statement: 'imported deleted',
  bank_line: 'held ignored reopened matched unmatched',
  matching_rule: 'created updated deleted',
  received_file: 'created deleted',
  import: 'created updated committed done failed undone deleted',
  export: 'made',
  data_export: 'created ready failed expired deleted',
  audit: 'anchored',
  reminder_policy: 'updated',
  personal_data: 'erased exported',
  webhook_endpoint: 'created updated enabled disabled deleted secret_rotated',
  member: 'joined updated removed',
  invitation: 'created resent revoked accepted',
};

function all(effect: EffectOf, happenings: Happenings): Record<string, EffectOf> {
  return Object.fromEntries(
    Object.entries(happenings).flatMap(([noun, words]) =>
      words.split(' ').map((happened) => [`${noun}.${happened}`, effect]),
    ),
  );
}

/**
 * What each type of event means for the limits of whoever causes it. A type that is missing here fails
 * `effects-of-events.spec.ts`.
 */
export const effectsOfEvents: Readonly<Record<string, EffectOf>> = {
  ...all(keeps, KEEPING),
  ...all(binds, WITHOUT_AMOUNT),
  ...all(ends, { recurring_invoice: 'deleted paused ended skipped' }),
  ...MONEY,
};
