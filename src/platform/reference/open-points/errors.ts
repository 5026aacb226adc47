import type { OpenPoint } from './open-point.js';

/** Section 7: the form of a refusal, its codes and its statuses. */
export const errorPoints: readonly OpenPoint[] = [
  {
    id: 'OP-7-error-format',
    section: '7',
    question: 'In which form are errors?',
    answer:
      'Always application/problem+json (RFC 9457), with code and request_id beside the standard members.',
    touches: ['document', 'schema:Problem'],
  },
  {
    id: 'OP-7-field-errors',
    section: '7',
    question: 'How is a client told which field is wrong?',
    answer: 'By errors: every fault of the request at once, each with a JSON pointer, a code and a sentence.',
    touches: ['property:Problem.errors', 'schema:FieldFault'],
  },
  {
    id: 'OP-7-error-codes',
    section: '7',
    question: 'Which error codes are there?',
    answer: 'The closed list of this property; each has a page under /problems that says what to do.',
    touches: ['property:Problem.code'],
  },
  {
    id: 'OP-7-error-statuses',
    section: '7',
    question: 'Which status stands for which failure?',
    answer:
      '400 unreadable, 401 and 403 credentials, 404 unknown, 405 method, 409 conflict, 413 and 415 body, ' +
      '422 meaning, 429 too often, 431 headers, 500 fault, 503 unavailable.',
    touches: ['property:Problem.status'],
  },
  {
    id: 'OP-7-credential-errors',
    section: '7',
    question: 'What is answered without a valid credential?',
    answer: '401 without one or with an invalid one, 403 without the scope; WWW-Authenticate says which.',
    touches: ['document'],
  },
  {
    id: 'OP-7-login-errors',
    section: '7',
    question: 'What does a failed login answer?',
    answer: '401, the same for an unknown user and a wrong password.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-7-unknown-invoice',
    section: '7',
    question: 'What is answered for an invoice that is not there?',
    answer: '404, the same for one of another organization and for an id of another form.',
    touches: ['operation:invoices.get', 'operation:invoices.update', 'operation:invoices.delete'],
  },
];
