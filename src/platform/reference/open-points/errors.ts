import type { OpenPoint } from './open-point.js';

/** Section 7: the form of a refusal, its codes and its statuses. */
export const errorPoints: readonly OpenPoint[] = [
  {
    id: 'OP-7-error-format',
    section: '7',
    question: 'Which format do errors have?',
    answer:
      'Always application/problem+json (RFC 9457), with code and request_id in addition to the standard members.',
    touches: ['document', 'schema:Problem'],
  },
  {
    id: 'OP-7-field-errors',
    section: '7',
    question: 'How does a client learn which field is wrong?',
    answer:
      'From errors: it lists every error of the request at once, each with a JSON pointer, a code and a ' +
      'sentence.',
    touches: ['property:Problem.errors', 'schema:FieldFault'],
  },
  {
    id: 'OP-7-error-codes',
    section: '7',
    question: 'Which error codes are there?',
    answer:
      'The closed list of this property. Each code has a page under /problems that explains what to do.',
    touches: ['property:Problem.code'],
  },
  {
    id: 'OP-7-error-statuses',
    section: '7',
    question: 'Which status means which kind of error?',
    answer:
      '400 unreadable request, 401 and 403 credentials, 404 unknown, 405 method, 408 time-out, 409 conflict, 412 ' +
      'version, 413 and 415 body, 422 invalid fields, 429 too many, 431 headers, 500 failure, 503 unavailable.',
    touches: ['property:Problem.status'],
  },
  {
    id: 'OP-7-credential-errors',
    section: '7',
    question: 'What is the response without a valid credential?',
    answer:
      '401 if the credential is missing or invalid, 403 if it lacks the scope. WWW-Authenticate says which.',
    touches: ['document'],
  },
  {
    id: 'OP-7-login-errors',
    section: '7',
    question: 'What does a failed login return?',
    answer: '401, the same for an unknown user and a wrong password.',
    touches: ['operation:auth.login'],
  },
  {
    id: 'OP-7-unknown-invoice',
    section: '7',
    question: 'What is the response for an invoice that does not exist?',
    answer: '404. It is the same for an invoice of another organization and for a malformed id.',
    touches: ['operation:invoices.get', 'operation:invoices.update', 'operation:invoices.delete'],
  },
];
