import { creations, everyList, sent, type OpenPoint } from './open-point.js';

/** Section 8: how much and how often. */
export const limitPoints: readonly OpenPoint[] = [
  {
    id: 'OP-8-rate-limits',
    section: '8',
    question: 'How many requests may a client send?',
    answer:
      '50 per second for each credential, with bursts of 100. More is a 429. Each installation can set other ' +
      'limits.',
    touches: ['document'],
  },
  {
    id: 'OP-8-login-attempts',
    section: '8',
    question: 'How many logins may fail?',
    answer:
      'Five in 15 minutes per account and per address. After that, each attempt has to wait, twice as long each ' +
      'time.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-8-body-size',
    section: '8',
    question: 'How large can a request be?',
    answer:
      'A body may have 1 MB (else 413) and 32 levels of nesting (else 400). Headers may have 16 KB (else 431).',
    touches: ['document', ...sent('items')],
  },
  {
    id: 'OP-8-page-size',
    section: '8',
    question: 'How many rows does a page have?',
    answer: '20, or as many as limit says, from 1 to 100. The number of pages is not limited.',
    touches: everyList('limit'),
  },
  {
    id: 'OP-8-timeouts',
    section: '8',
    question: 'How long can a request take?',
    answer:
      'Headers must arrive within 10 s and the whole request within 15 s. Otherwise the response is a 408.',
    touches: ['document'],
  },
  {
    id: 'OP-8-repeated-creation',
    section: '8',
    question: 'Can a client repeat a creation if the response was lost?',
    answer: 'Yes, with the header Idempotency-Key: the same request takes effect once within 72 hours.',
    touches: creations,
  },
];
