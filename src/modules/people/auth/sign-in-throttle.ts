import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/index.js';
import { tooManySignIns } from './auth.problems.js';
import { sha256 } from './credentials.service.js';
import { placeOf } from './domain/network-address.js';
import { afterAttempt, freeFailures, waitSeconds } from './domain/sign-in-policy.js';
import { KnownSignInAddressesRepository } from './known-sign-in-addresses.repository.js';
import { SignInFailuresRepository } from './sign-in-failures.repository.js';

const FORGET_FAILURES_AFTER_MS = 60 * 60_000;
const FORGET_ADDRESS_AFTER_MS = 90 * 24 * 60 * 60_000;

/** What somebody might guess at. Each has counters of its own. */
type Guessed = 'password' | 'code';

/** An attempt that may go on to its password. */
export interface SignInAttempt {
  readonly what: Guessed;
  readonly email: string;
  /** The IPv4 address, or the network of an IPv6 one. */
  readonly address: string;
  /** Somebody has signed in to this account from this address before. */
  readonly isKnown: boolean;
}

/**
 * Slows down guessing, per account, per address and per both, in the database: on every node, and over restarts.
 *
 * Who guesses at an account makes others wait only after a hundred failures, and never those who come from an address
 * that the account was signed in to from before: nobody is kept out by a stranger.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Counts an attempt as failed before its password is looked at, so that many at once gain nothing.
   *
   * Raises Problem `too_many_sign_in_attempts`, which counts no further attempt.
   */
  begin(email: string, from: string, what: Guessed = 'password'): Promise<SignInAttempt> {
    const address = placeOf(from);
    return this.work.runControl(async (tx) => {
      const failures = new SignInFailuresRepository(tx);
      const isKnown = await new KnownSignInAddressesRepository(tx).isKnown(pairOf(email, address));
      const counted = countedFor({ what, email, address, isKnown });
      const known = await failures.lock(counted);
      const nowMs = tx.realNow.getTime();
      const wait = Math.max(...counted.map(({ subject }) => waitSeconds(known.get(subject), nowMs)));
      if (wait > 0) throw tooManySignIns(wait);
      for (const { subject, free } of counted) {
        await failures.store(subject, afterAttempt(known.get(subject), { free, nowMs }));
      }
      return { what, email, address, isKnown };
    });
  }

  /** What was said was right, but it is not all that is needed: this attempt was no failure, and no more. */
  async wasRight(attempt: SignInAttempt): Promise<void> {
    await this.work.runControl(async (tx) => {
      await new SignInFailuresRepository(tx).takeBack(countedFor(attempt).map(({ subject }) => subject));
    });
  }

  /** Everything was right: this attempt was no failure, and the address is known from now on. */
  async succeed(attempt: SignInAttempt): Promise<void> {
    const pair = pairOf(attempt.email, attempt.address);
    await this.work.runControl(async (tx) => {
      const failures = new SignInFailuresRepository(tx);
      const [known, nowMs] = [new KnownSignInAddressesRepository(tx), tx.realNow.getTime()];
      await failures.takeBack(countedFor(attempt).map(({ subject }) => subject));
      await failures.forget([pair, codePairOf(attempt)]);
      await failures.deleteBefore(new Date(nowMs - FORGET_FAILURES_AFTER_MS));
      await known.note(pair, accountOf(attempt.email));
      await known.deleteBefore(new Date(nowMs - FORGET_ADDRESS_AFTER_MS));
    });
  }
}

/** A counter of failures: of an account, from an address, or both. */
interface Counter {
  readonly subject: string;
  /** Null for an address alone. */
  readonly account: string | null;
  readonly free: number;
}

/** What an attempt is counted for, and how many failures of each are free. */
function countedFor(attempt: SignInAttempt): Counter[] {
  const { what, email, address, isKnown } = attempt;
  const account = accountOf(email);
  if (what === 'code') {
    const codes = { subject: codePairOf(attempt), account, free: freeFailures.pair };
    if (isKnown) return [codes];
    const ofAll = hashOf(`codes:${email.toLowerCase()}`);
    return [codes, { subject: ofAll, account, free: freeFailures.codes }];
  }
  const pair = { subject: pairOf(email, address), account, free: freeFailures.pair };
  if (isKnown) return [pair];
  return [
    pair,
    { subject: hashOf(`address:${address}`), account: null, free: freeFailures.address },
    { subject: account, account, free: freeFailures.account },
  ];
}

/** The name under which everything is kept that is known of the sign-ins of an account. */
export function accountOf(email: string): string {
  return hashOf(`account:${email.toLowerCase()}`);
}

function pairOf(email: string, address: string): string {
  return hashOf(`pair:${email.toLowerCase()} ${address}`);
}

function codePairOf({ email, address }: SignInAttempt): string {
  return hashOf(`codes:${email.toLowerCase()} ${address}`);
}

/** So that the tables hold no addresses of people who mistyped theirs. */
function hashOf(text: string): string {
  return sha256(text).toString('base64url');
}
