/** What happened, for the words that do not say it by themselves. */
const WORDS: Readonly<Record<string, string>> = {
  overdue: 'is overdue',
  paid: 'is paid in full',
  partially_paid: 'is paid in part',
  reopened: 'has something left to pay again',
  marked_uncollectible: 'was written off',
  refund_cancelled: 'keeps what was to be refunded',
  secret_rotated: 'has a new secret',
  signed_in: 'has signed in',
  signed_out: 'has signed out',
  sign_in_failed: 'was refused a sign-in',
  session_ended: 'has fewer sessions',
  password_changed: 'has a new password',
  second_factor_added: 'has a second factor',
  second_factor_removed: 'has no second factor any more',
  recovery_codes_renewed: 'has new recovery codes',
  recovery_code_used: 'has used up a recovery code',
  reset: 'has emptied its test books',
  bank_details_confirmed: 'is to be paid to a new account, which somebody has confirmed',
  bill_approval_updated: 'asks for a second person at another amount of bills',
  security_updated: 'requires a second factor of others than before',
};

/** Says in a sentence what a type of event means: `invoice.paid` is "The invoice is paid in full.". */
export function meaningOf(type: string, nouns: Readonly<Record<string, string>>): string {
  const [kind = '', happened = ''] = type.split('.');
  const noun = nouns[kind] ?? kind.replaceAll('_', ' ');
  return `The ${noun} ${WORDS[happened] ?? `was ${happened.replaceAll('_', ' ')}`}.`;
}
