import type { OpenPoint } from './open-point.js';

/** Section 5: what a login takes and gives, and what a credential may do. */
export const authenticationPoints: readonly OpenPoint[] = [
  {
    id: 'OP-5-login-fields',
    section: '5',
    question: 'Which fields does a login have?',
    answer: 'email and password of a user. A user of several organizations also sends organization_id.',
    touches: [
      'operation:auth.login',
      'schema:Login',
      'property:Login.email',
      'property:Login.password',
      'property:Login.organization_id',
    ],
  },
  {
    id: 'OP-5-token-form',
    section: '5',
    question: 'What does the login token look like?',
    answer: 'ch_ses_ and 49 letters and digits. It is opaque: only the service can look it up.',
    touches: ['property:LoginResult.access_token'],
  },
  {
    id: 'OP-5-token-lifetime',
    section: '5',
    question: 'How long is the token valid?',
    answer:
      'For 12 hours, or until it is unused for 60 minutes. It cannot be renewed; the user logs in again.',
    touches: ['operation:auth.login', 'property:LoginResult.expires_in'],
  },
  {
    id: 'OP-5-token-end',
    section: '5',
    question: 'Can a token be ended early?',
    answer: 'Yes, by logging out. It is then invalid at once.',
    touches: ['tag:Authentication', 'property:LoginResult.access_token'],
  },
  {
    id: 'OP-5-token-or-key',
    section: '5',
    question: 'Does the token replace the API key in the Authorization header?',
    answer: 'It can: the header takes either, in the same format. A program needs no login.',
    touches: ['tag:Authentication', 'operation:auth.login', 'property:LoginResult.token_type'],
  },
  {
    id: 'OP-5-key-form',
    section: '5',
    question: 'What does an API key look like?',
    answer: 'ch_live_, its id, _ and 49 letters and digits. It is shown once and stored only as a hash.',
    touches: ['property:CreatedApiKey.secret'],
  },
  {
    id: 'OP-5-key-lifetime',
    section: '5',
    question: 'How long is an API key valid?',
    answer: 'Until it is revoked, or until its expires_at if it has one.',
    touches: ['property:CreateApiKey.expires_at'],
  },
  {
    id: 'OP-5-scopes',
    section: '5',
    question: 'Can the rights of an API key be limited?',
    answer:
      'Yes, by scopes such as invoices:read and invoices:write. A key without scopes may do everything that keys ' +
      'may do.',
    touches: ['tag:Authentication', 'property:CreateApiKey.scopes'],
  },
  {
    id: 'OP-5-roles',
    section: '5',
    question: 'What does a login token permit?',
    answer:
      'What the role of its user permits: owner, admin, member or viewer. Owners and admins manage keys.',
    touches: ['operation:auth.login', 'property:LoginResult.user'],
  },
];
