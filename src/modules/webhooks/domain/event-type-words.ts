/** What happened, for the words that do not say it by themselves. */
const WORDS: Readonly<Record<string, string>> = {
  overdue: 'is overdue',
  paid: 'is paid in full',
  partially_paid: 'is paid in part',
  reopened: 'has something left to pay again',
  marked_uncollectible: 'was written off',
  refund_cancelled: 'keeps what was to be refunded',
  secret_rotated: 'has a new secret',
};

/** Says in a sentence what a type of event means: `invoice.paid` is "The invoice is paid in full.". */
export function meaningOf(type: string, nouns: Readonly<Record<string, string>>): string {
  const [kind = '', happened = ''] = type.split('.');
  const noun = nouns[kind] ?? kind.replaceAll('_', ' ');
  return `The ${noun} ${WORDS[happened] ?? `was ${happened.replaceAll('_', ' ')}`}.`;
}
