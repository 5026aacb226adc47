import { createHash } from 'node:crypto';
import type { ProblemCode } from '../../../kernel/problems/registry.js';
import type { FieldFault } from '../../../kernel/problems/problem.js';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.js';

/** The first answer to a request: the result of its handler, or the problem that it raised. */
export type FirstAnswer =
  | {
      readonly body: unknown;
      /** Whether it is an approval, which the request waits for; absent if not. */
      readonly isHeld?: true;
    }
  | {
      readonly problem: ProblemCode;
      readonly detail: string;
      readonly errors?: readonly FieldFault[];
      readonly members?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    };

/**
 * Encrypts an answer so that only a caller with the same Idempotency-Key can read it.
 *
 * Answers are stored for three days, and some contain a secret that is shown once, such as a new API key. The database
 * therefore has neither the answer nor the key that decrypts it, only the hash of the key.
 */
export function sealAnswer(answer: FirstAnswer, key: string, secret: Uint8Array): Buffer {
  return sealBytes(Buffer.from(textOf(answer)), cipherKey(key, secret));
}

/** JSON has no undefined, so a handler without a result is stored as null. */
function textOf(answer: FirstAnswer): string {
  return JSON.stringify('body' in answer ? { ...answer, body: answer.body ?? null } : answer);
}

/** Decrypts the answer. Raises Error if it was altered or sealed with another key. */
export function openAnswer(sealed: Buffer, key: string, secret: Uint8Array): FirstAnswer {
  return JSON.parse(openBytes(sealed, cipherKey(key, secret)).toString()) as FirstAnswer;
}

function cipherKey(key: string, secret: Uint8Array): Buffer {
  return createHash('sha256').update('idempotency cipher\n').update(secret).update(key).digest();
}
