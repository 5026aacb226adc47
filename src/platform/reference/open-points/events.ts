import type { OpenPoint } from './open-point.js';

/** Section 6: how others learn of changes. */
export const eventPoints: readonly OpenPoint[] = [
  {
    id: 'OP-6-events',
    section: '6',
    question: 'Can a client read what has happened?',
    answer:
      'Yes. Every change is an event. events.list returns them all in order, numbered without gaps, or only ' +
      'those of one object.',
    touches: ['tag:Events'],
  },
  {
    id: 'OP-6-webhooks',
    section: '6',
    question: 'Are there webhooks?',
    answer:
      'Yes. webhook_endpoints.create adds an address; deliveries are signed as in Standard Webhooks 1.0.0 and ' +
      'tried again with growing pauses.',
    touches: ['document'],
  },
  {
    id: 'OP-6-notifications',
    section: '6',
    question: 'Does the service send notifications to people?',
    answer:
      'To customers: send of invoices, credit notes, quotes and payments queues a mail with the document. Users get ' +
      'invitations and links to a new password, and managers hear of webhooks that fail, where mail is configured.',
    touches: ['document'],
  },
];
