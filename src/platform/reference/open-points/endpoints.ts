import { everyList, lists, type OpenPoint } from './open-point.js';

/** Sections 4 and 4.2: addresses, prefixes, and how lists are asked for. */
export const endpointPoints: readonly OpenPoint[] = [
  {
    id: 'OP-4-login-header',
    section: '4',
    question: 'Does the login need the Authorization header?',
    answer: 'No. It is the one operation without; a header that is sent is not looked at.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-4-base-url',
    section: '4',
    question: 'What stands for {base_url}?',
    answer: 'The address of the installation, http://127.0.0.1:3000 unless it is configured otherwise.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-prefixes',
    section: '4.2',
    question: 'How do the prefixes /api and /v1 relate?',
    answer: 'They are the same: every path is there under /api, /v1 and /api/v1 alike.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-filters',
    section: '4.2',
    question: 'Can lists be filtered or searched?',
    answer:
      'By field, each a parameter of its own (status, issue_date[gte], metadata[key]); and searched by q.',
    touches: lists,
  },
  {
    id: 'OP-4.2-sort',
    section: '4.2',
    question: 'In which order are lists?',
    answer: 'The newest first, or as sort says: a field of the list, with a minus for the other way round.',
    touches: everyList('sort'),
  },
  {
    id: 'OP-4.2-paging',
    section: '4.2',
    question: 'How are lists paged?',
    answer: 'By cursor: next_cursor, sent as cursor, gives the next page, as does Link. No row comes twice.',
    touches: everyList('cursor'),
  },
  {
    id: 'OP-4.2-unknown-parameters',
    section: '4.2',
    question: 'What happens with query parameters that are not documented?',
    answer: 'They are a 400 that names each of them, so that a misspelt filter never returns too much.',
    touches: ['document'],
  },
  {
    id: 'OP-4.2-answer-headers',
    section: '4.2',
    question: 'Which headers has an answer?',
    answer: 'Always X-Request-Id, under which the log has the request.',
    touches: ['document'],
  },
];
