import { everyList, lists, type OpenPoint } from './open-point.js';

/** Sections 4 and 4.2: addresses, prefixes, and how lists are asked for. */
export const endpointPoints: readonly OpenPoint[] = [
  {
    id: 'OP-4-login-header',
    section: '4',
    question: 'Does the login need the Authorization header?',
    answer: 'No. It is the only operation without it. If the header is sent, it is ignored.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-4-base-url',
    section: '4',
    question: 'What is {base_url}?',
    answer: 'The address of the installation. The default is http://127.0.0.1:3000.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-prefixes',
    section: '4.2',
    question: 'How do the prefixes /api and /v1 relate?',
    answer: 'They are equivalent: every path exists under /api, /v1 and /api/v1.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-filters',
    section: '4.2',
    question: 'Can lists be filtered or searched?',
    answer:
      'Yes. Each filter is a parameter of its own (status, issue_date[gte], metadata[key]), and q searches.',
    touches: lists,
  },
  {
    id: 'OP-4.2-sort',
    section: '4.2',
    question: 'How are lists sorted?',
    answer: 'The newest first. sort names another field of the list; a leading minus reverses the order.',
    touches: everyList('sort'),
  },
  {
    id: 'OP-4.2-paging',
    section: '4.2',
    question: 'How are lists paged?',
    answer:
      'By cursor: send next_cursor as cursor to get the next page, or follow the Link header. No row comes ' +
      'twice.',
    touches: everyList('cursor'),
  },
  {
    id: 'OP-4.2-unknown-parameters',
    section: '4.2',
    question: 'What happens to undocumented query parameters?',
    answer: 'They are a 400 that names each of them, so that a misspelt filter never returns too much.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-answer-headers',
    section: '4.2',
    question: 'Which headers does a response have?',
    answer: 'Always X-Request-Id. The log contains the request under this id.',
    touches: ['document'],
  },
];
