import { creations, everyList, sent, type OpenPoint } from './open-point.js';

/** Section 8: how much and how often. */
export const limitPoints: readonly OpenPoint[] = [
  {
    id: 'OP-8-rate-limits',
    section: '8',
    question: 'How many requests may a client send?',
    answer:
      '50 a second for each credential, with bursts of 100, then 429; each installation may set others.',
    touches: ['document'],
  },
  {
    id: 'OP-8-login-attempts',
    section: '8',
    question: 'How many logins may fail?',
    answer: 'Five in 15 minutes per account and address. Then each try has to wait, twice as long each time.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-8-body-size',
    section: '8',
    question: 'How large can a request be?',
    answer: 'A body of 1 MB (413), nested 32 levels deep (400); headers of 16 KB (431).',
    touches: ['document', ...sent('items')],
  },
  {
    id: 'OP-8-page-size',
    section: '8',
    question: 'How many rows has a page?',
    answer: '20, or as many as limit says, from 1 to 100. Pages can be read until the last.',
    touches: everyList('limit'),
  },
  {
    id: 'OP-8-timeouts',
    section: '8',
    question: 'How long can a request take?',
    answer: 'Headers must arrive within 10 s and the whole request within 15 s, else 408.',
    touches: ['document'],
  },
  {
    id: 'OP-8-repeated-creation',
    section: '8',
    question: 'Can a creation be repeated when its answer was lost to a timeout?',
    answer: 'Yes, with the header Idempotency-Key: the same request is done once within 72 hours.',
    touches: creations,
  },
];
