import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { Secrets, type ControlTransaction } from '../../../platform/index.js';
import { authenticatorSecret, base32, stepOfCode } from './authenticator-codes.js';
import { sha256 } from './credentials.service.js';
import {
  plainRecoveryCode,
  recoveryCodesCount,
  shownRecoveryCode,
  type SecondFactorProof,
} from './domain/second-factor.js';
import type { SecondFactorEntity } from './entities/second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

const SECRET_BYTES = 20;
/** 80 bits, too many to guess, so that one round of SHA-256 is enough. */
const RECOVERY_CODE_BYTES = 10;

/** Checks second factors within a transaction. Whoever calls it limits the attempts. */
@Injectable()
export class SecondFactors {
  constructor(private readonly secrets: Secrets) {}

  /** The secret of a factor that is being set up; undefined if the user has a factor already. */
  async begin(tx: ControlTransaction, userId: string): Promise<string | undefined> {
    const secret = authenticatorSecret(randomBytes(SECRET_BYTES));
    const sealed = await this.secrets.ofUsers(tx).seal(secret, placeOf(userId));
    return (await new SecondFactorsRepository(tx).begin(userId, sealed)) ? secret : undefined;
  }

  /** Whether the code or recovery code is right. Uses it up. Raises `validation_failed` unless exactly one is given. */
  async accepts(tx: ControlTransaction, userId: string, proof: SecondFactorProof): Promise<boolean> {
    assertOneOf(proof);
    const factors = new SecondFactorsRepository(tx);
    const factor = await factors.lock(userId);
    if (factor === undefined || factor.confirmed_at === null) return false;
    if (proof.code !== undefined) return this.acceptsCode(tx, factor, proof.code);
    return factors.takeRecoveryCode(userId, hashOf(proof.recovery_code ?? ''));
  }

  /** Whether a code of the app is right for a locked factor, also one that is being set up. Uses its step up. */
  async acceptsCode(tx: ControlTransaction, factor: SecondFactorEntity, code: string): Promise<boolean> {
    const { user_id, secret: sealed, last_step } = factor;
    const secret = await this.secrets.ofUsers(tx).open(sealed, placeOf(user_id));
    const step = stepOfCode(secret, code, tx.realNow);
    if (step === undefined || step <= last_step) return false;
    await new SecondFactorsRepository(tx).noteStep(user_id, step);
    return true;
  }

  /** Makes new recovery codes in place of all earlier ones. Returns them; only their hashes are kept. */
  async newRecoveryCodes(tx: ControlTransaction, userId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodesCount }, () => base32(randomBytes(RECOVERY_CODE_BYTES)));
    await new SecondFactorsRepository(tx).replaceRecoveryCodes(userId, codes.map(hashOf));
    return codes.map(shownRecoveryCode);
  }
}

function placeOf(userId: string): { column: string; id: string } {
  return { column: 'second_factors.secret', id: userId };
}

function hashOf(recoveryCode: string): Buffer {
  return sha256(plainRecoveryCode(recoveryCode));
}

/** Raises `validation_failed`. */
function assertOneOf({ code, recovery_code }: SecondFactorProof): void {
  if ((code === undefined) !== (recovery_code === undefined)) return;
  const detail = 'Send either a code of the authenticator app or a recovery code.';
  throw validationFailed([{ pointer: '#/code', code: 'required', detail }]);
}
