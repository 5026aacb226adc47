import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../../kernel/problems/problem.js';
import { FairLine } from './domain/fair-line.js';

/** Argon2id (the library's default) with 64 MiB, three passes, one lane: after RFC 9106. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const AT_ONCE_MAX = 2;
/** Each some seconds long; who comes from an address that is known has a line of its own, which goes first. */
const WAITING_MAX = { known: 20, unknown: 40 };

/** Of no password; verifying against it takes as long as against a real one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$8NY/Yzgdy5RjZ2ke6ffOlg$MJ+cJxhnamxxl44J41HqbP/xTfQA3ChYNzqvcgKXgIQ';

/** For whom a password is worked on. */
interface Applicant {
  readonly address: string;
  readonly isKnown: boolean;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (problem: Problem) => void;
}

/**
 * Hashes and verifies passwords, two at a time, because each takes 64 MiB and a core.
 *
 * Those who wait take turns by their addresses; too many are refused with Problem `unavailable`, first those of the
 * address that has most of them. So sign-ins cannot starve the rest, nor one caller the others.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly known = new FairLine<Waiting>(WAITING_MAX.known);
  private readonly unknown = new FairLine<Waiting>(WAITING_MAX.unknown);

  /** For the service's own purposes, or for somebody who is signed in. */
  hash(password: string): Promise<string> {
    return this.inTurn({ address: '', isKnown: true }, () => hash(password.normalize('NFKC'), COST));
  }

  /** Whether the password has this hash; with no hash (no such user) it takes as long and is false. */
  matches(password: string, hashed: string | undefined, applicant: Applicant): Promise<boolean> {
    return this.inTurn(applicant, async () => {
      for (const form of formsOf(password)) {
        if (await verify(hashed ?? NOBODYS_HASH, form)) return hashed !== undefined;
      }
      return false;
    });
  }

  private async inTurn<T>(applicant: Applicant, work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE_MAX) await this.turn(applicant);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.known.next() ?? this.unknown.next();
      if (next === undefined) this.running -= 1;
      else next.begin();
    }
  }

  private turn({ address, isKnown }: Applicant): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = isKnown ? this.known : this.unknown;
      line.join({ share: address, item: { begin, refuse } })?.refuse(tooManyAtOnce());
    });
  }
}

/**
 * One machine sends an umlaut as two characters, another as one. New hashes are of the form NFKC; those of before are
 * of what was typed. Most passwords have one form only.
 */
function formsOf(password: string): ReadonlySet<string> {
  return new Set([
    password.normalize('NFKC'),
    password,
    password.normalize('NFC'),
    password.normalize('NFD'),
  ]);
}

function tooManyAtOnce(): Problem {
  const headers = { 'Retry-After': '2' };
  return new Problem('unavailable', 'Too many sign-ins are under way.', { headers });
}
