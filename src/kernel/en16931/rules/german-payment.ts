import { isIban } from '../../parties/iban.js';
import { paymentIsWritten, has, says, when, type Rule } from './rule.js';
import { isTransfer } from './core-document.js';
import type { FormatFacts } from '../formats.js';
import type { EInvoice } from '../model.js';

/** A rule of XRechnung, which Peppol has under another name for documents within Germany. */
export interface GermanRule extends Omit<Rule, 'id'> {
  readonly xrechnung: string;
  readonly peppol: string;
}

type About = Omit<GermanRule, 'severity' | 'broken' | 'code'> & Partial<Pick<GermanRule, 'code'>>;

export function germanError(about: About, broken: Rule['broken']): GermanRule {
  return { code: 'required', ...about, severity: 'error', broken };
}

export function germanWarning(about: About, broken: Rule['broken']): GermanRule {
  return { code: 'recommended', ...about, severity: 'warning', broken };
}

const isCard = (code: string | undefined): boolean => ['48', '54', '55'].includes(code ?? '');
const isDebit = (code: string | undefined): boolean => code === '59';

/** How it is paid: what belongs to each means, and nothing of the others. */
export const germanPaymentRules: readonly GermanRule[] = [
  germanError(
    { xrechnung: 'BR-DE-1', peppol: 'DE-R-001', term: 'BT-81', message: 'Say by which means it is paid.' },
    (invoice, facts) => when(!paymentIsWritten(invoice, facts)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-23-a',
      peppol: 'DE-R-023-1',
      term: 'BT-84',
      message: 'Name the account of the transfer.',
    },
    ({ payment }) => when(isTransfer(payment?.means_code) && !hasAccounts(payment)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-23-b',
      peppol: 'DE-R-023-2',
      term: 'BT-81',
      code: 'not_allowed',
      message: 'Name neither a card nor a direct debit beside a transfer.',
    },
    ({ payment }, facts) =>
      when(isTransfer(payment?.means_code) && (says(payment?.card) || hasMandate(payment, facts))),
  ),
  germanError(
    { xrechnung: 'BR-DE-24-a', peppol: 'DE-R-024-1', term: 'BT-87', message: 'Name the card that pays.' },
    ({ payment }) => when(isCard(payment?.means_code) && !says(payment?.card)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-24-b',
      peppol: 'DE-R-024-2',
      term: 'BT-81',
      code: 'not_allowed',
      message: 'Name neither an account nor a direct debit beside a card.',
    },
    ({ payment }, facts) =>
      when(isCard(payment?.means_code) && (hasAccounts(payment, facts) || hasMandate(payment, facts))),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-25-a',
      peppol: 'DE-R-025-1',
      term: 'BT-89',
      message: 'Give the mandate of the direct debit.',
    },
    ({ payment }, facts) => when(isDebit(payment?.means_code) && !hasMandate(payment, facts)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-25-b',
      peppol: 'DE-R-025-2',
      term: 'BT-81',
      code: 'not_allowed',
      message: 'Name neither an account nor a card beside a direct debit.',
    },
    ({ payment }) => when(isDebit(payment?.means_code) && (hasAccounts(payment) || says(payment?.card))),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-30',
      peppol: 'DE-R-030',
      term: 'BT-90',
      message: 'Give your creditor identifier for the direct debit.',
    },
    ({ payment }, { syntax }) => when(!isComplete(payment?.direct_debit, 'creditor_id', syntax)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-31',
      peppol: 'DE-R-031',
      term: 'BT-91',
      message: 'Give the account that the direct debit takes from.',
    },
    ({ payment }, { syntax }) => when(!isComplete(payment?.direct_debit, 'account', syntax)),
  ),
  germanWarning(
    {
      xrechnung: 'BR-DE-19',
      peppol: 'DE-R-019',
      term: 'BT-84',
      code: 'wrong_format',
      message: 'Check the IBAN.',
    },
    ({ payment }) =>
      when(payment?.means_code === '58' && payment.accounts.some(({ id = '' }) => !isIban(compact(id)))),
  ),
  germanWarning(
    {
      xrechnung: 'BR-DE-20',
      peppol: 'DE-R-020',
      term: 'BT-91',
      code: 'wrong_format',
      message: "Check the customer's IBAN.",
    },
    ({ payment }) =>
      when(isDebit(payment?.means_code) && !isIban(compact(payment?.direct_debit?.account ?? ''))),
  ),
];

type Payment = EInvoice['payment'];

function hasAccounts(payment: Payment, facts?: Pick<FormatFacts, 'syntax'>): boolean {
  const accounts = payment?.accounts ?? [];
  // CII has the bank in an element of its own, which not every rule looks at.
  return facts?.syntax === 'cii' ? accounts.some(({ id, name }) => says([id, name])) : says(accounts);
}

function hasMandate(payment: Payment, { syntax }: Pick<FormatFacts, 'syntax'>): boolean {
  const debit = payment?.direct_debit;
  return has(debit?.mandate) || has(debit?.account) || (syntax === 'cii' && has(debit?.creditor_id));
}

/** In UBL the creditor stands elsewhere, so that alone it is no direct debit; in CII it wants company. */
function isComplete(
  debit: NonNullable<Payment>['direct_debit'],
  part: 'creditor_id' | 'account',
  syntax: FormatFacts['syntax'],
): boolean {
  if (syntax === 'ubl') return !(has(debit?.mandate) || has(debit?.account)) || has(debit[part]);
  const other = part === 'account' ? debit?.creditor_id : debit?.account;
  return !says(debit) || (has(debit?.[part]) && (has(debit.mandate) || has(other)));
}

function compact(id: string): string {
  return id.replace(/\s/g, '');
}
