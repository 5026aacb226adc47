import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { passwordLength } from './domain/password-policy.js';

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that is on the list of common ones, in whatever capitals.
 *
 * Takes the pointer of its field. Raises `validation_failed`. The list is that of zxcvbn, from leaked passwords.
 */
export function assertUncommon(password: string, pointer: string): void {
  common ??= commonPasswords();
  if (!common.has(password.toLowerCase())) return;
  const detail = 'This is one of the passwords that are guessed first. Take another one.';
  throw validationFailed([{ pointer, code: 'too_common', detail }]);
}

function commonPasswords(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const listed = JSON.parse(readFileSync(path, 'utf8')) as string[];
  return new Set(listed.filter(({ length }) => length >= passwordLength.min));
}
