import { Problem } from '../../kernel/problems/problem.js';

/** The same for an unknown user and a wrong password, so that neither is told. */
export function invalidCredentials(): Problem {
  return new Problem('invalid_credentials', 'The e-mail address or the password is wrong.');
}

export function tooManySignIns(waitSeconds: number): Problem {
  const detail = `Too many sign-ins have failed; the next is possible in ${waitSeconds} s.`;
  return new Problem('too_many_sign_in_attempts', detail, {
    headers: { 'Retry-After': String(waitSeconds) },
  });
}
