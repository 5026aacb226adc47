import type { ProblemKind } from './problem-kind.js';

/** The problems of credentials: who calls is not known, not sure, or may not. */
export const credentialKinds = {
  authentication_required: {
    status: 401,
    title: 'Credentials are missing',
    retry: 'no',
    meaning: 'The operation needs an API key or a login token, and the request has neither.',
    remedy: 'Send the header "Authorization: Bearer <API key or login token>".',
  },
  invalid_token: {
    status: 401,
    title: 'The API key or login token is not valid',
    retry: 'no',
    meaning: 'The credential is malformed, unknown, expired or revoked. The service does not say which.',
    remedy: 'Sign in again, or create a new API key under Settings > API.',
  },
  invalid_credentials: {
    status: 401,
    title: 'The e-mail address or the password is wrong',
    retry: 'no',
    meaning:
      'No user has this e-mail address and this password, or the password that was asked for again is wrong.',
    remedy: 'Check both. After five failed attempts, further attempts have to wait.',
  },
  second_factor_required: {
    status: 401,
    title: 'The sign-in needs a second factor',
    retry: 'no',
    meaning:
      'The password is right, and the user has a second factor. `challenge` stands for this sign-in for 5 ' +
      'minutes, and `methods` says what it accepts.',
    remedy: 'Send the challenge with a code of the authenticator app, or with a recovery code.',
  },
  challenge_not_valid: {
    status: 401,
    title: 'The sign-in has to begin again',
    retry: 'no',
    meaning:
      'The challenge of this sign-in was used, has expired, has had five wrong codes, or never existed.',
    remedy: 'Sign in with the password again.',
  },
  invalid_code: {
    status: 401,
    title: 'The code is wrong',
    retry: 'no',
    meaning:
      'The code is not the one of this moment, was used before, or is not a recovery code of this user.',
    remedy: 'Wait for the next code of the authenticator app. Check that the clock of its device is right.',
  },
  confirmation_required: {
    status: 403,
    title: 'Confirm that it is you',
    retry: 'no',
    meaning:
      'The operation is sensitive, and the session was opened or confirmed more than 10 minutes ago. `methods` ' +
      'says what confirms it.',
    remedy: 'Confirm the session by POST /auth/confirm, and send the same request again.',
  },
  second_factor_setup_required: {
    status: 403,
    title: 'The organization requires a second factor',
    retry: 'no',
    meaning:
      'The organization requires a second factor of this user, who has none. Nothing else is possible.',
    remedy: 'Set up a second factor. The session can do everything that its role allows from then on.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The credential lacks a scope or role',
    retry: 'no',
    meaning: 'The credential is valid, but it does not permit this operation.',
    remedy:
      'Use an API key with the scope that the WWW-Authenticate header names, or sign in as a user ' +
      'with another role.',
  },
  limit_exceeded: {
    status: 403,
    title: 'The API key may not do so much',
    retry: 'no',
    meaning:
      'The key has the scope, but a limit of it forbids this. `limit` names the limit, its value, what was asked, ' +
      'and what is left today. Nothing was done.',
    remedy:
      'Do less, wait for the next day where the limit is one of a day, or ask an owner or admin to change the ' +
      'limits of the key. A key cannot change its own.',
  },
} as const satisfies Record<string, ProblemKind>;
