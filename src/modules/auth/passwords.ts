import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../kernel/problems/problem.js';

/** Argon2id (the library's default) with 64 MiB, three passes, one lane: after RFC 9106. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const AT_ONCE_MAX = 2;
const WAITING_MAX = 20;

/** Of no password; verifying against it takes as long as against a real one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$8NY/Yzgdy5RjZ2ke6ffOlg$MJ+cJxhnamxxl44J41HqbP/xTfQA3ChYNzqvcgKXgIQ';

/**
 * Hashes and verifies passwords, two at a time, because each takes 64 MiB and a core.
 *
 * More than twenty waiting are refused with Problem `unavailable`, so that sign-ins cannot starve the rest.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Whether the password has this hash; with no hash (no such user) it takes as long and is false. */
  matches(password: string, hashed: string | undefined): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await verify(hashed ?? NOBODYS_HASH, password);
      return matches && hashed !== undefined;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE_MAX) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= WAITING_MAX) {
      const detail = 'Too many sign-ins are under way.';
      throw new Problem('unavailable', detail, { headers: { 'Retry-After': '2' } });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
