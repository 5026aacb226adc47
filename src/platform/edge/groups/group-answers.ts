import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../books/transaction.js';
import { InstallationSecret } from '../../contract/installation-secret.js';
import type { Principal } from '../../contract/principal.js';
import { IdempotencyRepository } from '../idempotency/idempotency.repository.js';
import { sealAnswer } from '../idempotency/sealed-answer.js';
import { WaitingKeys } from './waiting-keys.js';

interface Answered {
  readonly who: Principal;
  readonly answer: object;
}

/** The Idempotency-Keys of the requests of a group. Not every request has one. */
@Injectable()
export class GroupAnswers {
  constructor(
    private readonly keys: WaitingKeys,
    private readonly secret: InstallationSecret,
  ) {}

  /** Those whose key was used before: for a replay, or for another request. */
  async used(
    tx: Transaction,
    members: readonly { readonly who: Principal }[],
  ): Promise<ReadonlySet<Principal>> {
    const keyed = members.flatMap(({ who }) => this.keys.of(who) ?? []);
    if (keyed.length === 0) return new Set();
    const used = await new IdempotencyRepository(tx).used(keyed.map(({ key }) => key));
    return new Set(keyed.filter(({ key }) => used.has(key)).map(({ who }) => who));
  }

  /** Stores the keys with the answers of their requests, as the last statement before the events. */
  store(tx: Transaction, answered: readonly Answered[]): void {
    const keyed = answered.flatMap(({ who, answer }) => {
      const request = this.keys.of(who);
      if (request === undefined) return [];
      const { key, fingerprint } = request;
      return [{ key, fingerprint, answer: sealAnswer({ body: answer }, key, this.secret.bytes) }];
    });
    if (keyed.length > 0) new IdempotencyRepository(tx).storeAnswered(keyed);
  }
}
