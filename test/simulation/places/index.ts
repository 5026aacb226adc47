import { balances, deductions, receivables, statements } from './accounts.js';
import { creditNoteAnswers } from './credit-notes.js';
import { invoiceAnswer, invoiceAnswers } from './invoice-answer.js';
import { knownPast } from './known-past.js';
import { mails } from './mails.js';
import { customerPage } from './page.js';
import { pastDays } from './past-days.js';
import { paymentAnswers } from './payments.js';
import type { Place } from './place.js';
import { printed } from './printed.js';
import { sums } from './sums.js';

/** All places that the simulation reads. */
export const PLACES: readonly Place[] = [
  ...[invoiceAnswer, invoiceAnswers, balances, receivables, deductions, statements, creditNoteAnswers, mails],
  ...[paymentAnswers, sums, customerPage, printed, knownPast, pastDays],
];
