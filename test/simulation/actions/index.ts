import type { Action } from './action.js';
import { addCustomer } from './add-customer.js';
import { allocatePayment } from './allocate-payment.js';
import { applyCredit } from './apply-credit.js';
import { changeCredit } from './change-credit.js';
import { correct } from './correct.js';
import { credit } from './credit.js';
import { draftInvoice } from './draft-invoice.js';
import { enclose } from './enclose.js';
import { extend } from './extend.js';
import { fetchStatement } from './fetch-statement.js';
import { finalize } from './finalize.js';
import { letTimePass } from './let-time-pass.js';
import { markSent } from './mark-sent.js';
import { mergeCustomers } from './merge-customers.js';
import { payByBank } from './pay-by-bank.js';
import { payUnallocated } from './pay-unallocated.js';
import { pay } from './pay.js';
import { refundCreditNote } from './refund-credit-note.js';
import { refund } from './refund.js';
import { returnByBank, undoReturn } from './return-by-bank.js';
import { reverse } from './reverse.js';
import { send } from './send.js';
import { unallocate } from './unallocate.js';
import { voidCreditNote } from './void-credit-note.js';
import { voidInvoice } from './void-invoice.js';
import { writeOff } from './write-off.js';

/** All that people of the simulation do. */
export const ACTIONS: readonly Action[] = [
  ...[
    addCustomer,
    changeCredit,
    mergeCustomers,
    draftInvoice,
    enclose,
    finalize,
    markSent,
    send,
    letTimePass,
    extend,
  ],
  ...[pay, payUnallocated, allocatePayment, applyCredit, unallocate, reverse, refund],
  ...[payByBank, fetchStatement, returnByBank, undoReturn],
  ...[credit, voidCreditNote, refundCreditNote, voidInvoice, writeOff, correct],
];
