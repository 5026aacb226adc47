import type { OpenPoint } from './open-point.js';

/** Section 9: how the API changes. */
export const versioningPoints: readonly OpenPoint[] = [
  {
    id: 'OP-9-version-policy',
    section: '9',
    question: 'What can change within v1?',
    answer: 'Only additions: new operations, fields and optional parameters. Any other change needs a v2.',
    touches: ['document'],
  },
  {
    id: 'OP-9-deprecation',
    section: '9',
    question: 'How is a deprecation announced?',
    answer: 'Nothing is deprecated yet. Planned: Deprecation and Sunset headers, 12 months ahead.',
    state: 'open',
    touches: ['document'],
  },
  {
    id: 'OP-9-version-header',
    section: '9',
    question: 'Can a header select the version?',
    answer: 'No. Only the path selects the version, and a path without one means v1.',
    touches: ['document'],
  },
];
