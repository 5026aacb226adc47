import type { Resource } from '../../../platform/index.js';

/** What happened on the accounts of customers. Nothing of it is stored. */
export const statements = {
  name: 'statements',
  noun: 'statement',
  partEvents: { sent: 'Message' },
  tags: [{ name: 'Statements', description: 'What happened on the account of a customer.' }],
  entities: [],
} as const satisfies Resource;
