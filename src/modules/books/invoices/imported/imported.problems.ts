import { Problem } from '../../../../kernel/problems/problem.js';

/** Somebody issued it or brought it along in the same moment. */
export function invoiceNumberTaken(number: string, cause: unknown): Problem {
  return new Problem('already_exists', `There is an invoice ${number} already.`, { cause });
}

/** Refuses files of an invoice that somebody else has written. */
export function issuedElsewhere(number: string | null): Problem {
  const detail =
    `Invoice ${number ?? ''} was issued elsewhere and brought along. Its document is the one that was issued then; ` +
    'none is made of it here.';
  return new Problem('issued_elsewhere', detail);
}
