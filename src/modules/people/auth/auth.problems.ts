import { Problem, validationFailed } from '../../../kernel/problems/problem.js';

/** The same for an unknown user and a wrong password, so that neither is told. */
export function invalidCredentials(): Problem {
  return new Problem('invalid_credentials', 'The e-mail address or the password is wrong.');
}

/** The password was right, and the second factor is missing. Takes the token that stands for this sign-in. */
export function secondFactorRequired(challenge: string, methods: readonly string[]): Problem {
  const members = { challenge, methods };
  return new Problem('second_factor_required', 'This user has a second factor: send its code, too.', {
    members,
  });
}

/** The same for a challenge that was guessed, used, tried too often or has expired. */
export function challengeNotValid(): Problem {
  return new Problem('challenge_not_valid', 'This sign-in has ended. Begin again with the password.');
}

/** The code of a sign-in is wrong, or was used before. */
export function wrongSignInCode(): Problem {
  return new Problem('invalid_code', 'The code is wrong, or was used before.');
}

/** The same for a link that was guessed, used, replaced or has expired, so that guessing tells nothing. */
export function linkNotValid(): Problem {
  return new Problem('link_not_valid', 'This link is not valid, or no longer.');
}

/** Only told where no mail can be sent, or to whoever reads the mails of that address. */
export function addressTaken(): Problem {
  const detail = 'Another account has this address.';
  const errors = [{ pointer: '#/email', code: 'already_exists', detail }];
  return new Problem('already_exists', detail, { errors });
}

/** An organization that does not exist, or in which the user has no place: the answer is the same. */
export function unknownOrganization(): Problem {
  const detail = 'There is no organization with this identifier.';
  return validationFailed([{ pointer: '#/organization_id', code: 'unknown_reference', detail }]);
}

export function tooManySignIns(waitSeconds: number): Problem {
  const detail = `Too many sign-ins have failed; the next is possible in ${waitSeconds} s.`;
  return new Problem('too_many_sign_in_attempts', detail, {
    headers: { 'Retry-After': String(waitSeconds) },
  });
}
