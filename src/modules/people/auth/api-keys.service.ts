import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notFound, validationFailed } from '../../../kernel/problems/problem.js';
import { newId, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { apiKeyCreated, apiKeyRevoked } from './api-keys.events.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { CredentialsService, sha256 } from './credentials.service.js';
import { placeOf, THIS_MACHINE } from './domain/network-address.js';
import type { NewApiKey } from './domain/api-key.js';
import { storedLimits } from './stored-limits.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';
import { apiKeyToken, parseToken } from './domain/token.js';

/** A key that was just made, with the only copy of its token. */
export interface CreatedApiKey {
  readonly key: ApiKeyRow;
  readonly token: string;
}

/** The credentials of machines: made once, shown once, revoked at once. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * The address that a key is made from counts as used; for the key of the first start it is this machine.
   *
   * Raises `validation_failed` for a key that would have ended before it began.
   */
  create(who: Principal, given: NewApiKey): Promise<CreatedApiKey> {
    return this.work.run(who, async (tx) => {
      assertEndsLater(given, tx.realNow);
      const limits = storedLimits(given.limits ?? {}, '#/limits');
      const id = newId(tx.realNow);
      const token = apiKeyToken(id, tx.mode, randomBytes(32));
      const keys = new ApiKeysRepository(tx);
      const key = await keys.insert({
        id,
        name: given.name,
        secret_hash: secretHashOf(token),
        scopes: [...(given.scopes ?? [])],
        allowed_ips: [...(given.allowed_ips ?? [])],
        created_by: who.kind === 'user' ? who.id : null,
        created_at: tx.realNow,
        expires_at: given.expires_at ?? null,
        limits,
      });
      await keys.noteAddress(id, placeOf(who.from?.address ?? THIS_MACHINE));
      tx.announce(apiKeyCreated(key));
      return { key, token };
    });
  }

  /**
   * Ends a key on every node at once. A key that is revoked already stays as it is, but its end is announced again: the
   * first answer may have been that it is not known yet whether all nodes have heard of it.
   */
  async revoke(who: Principal, id: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const keys = new ApiKeysRepository(tx);
      const key = await keys.lockById(id);
      if (key === undefined) throw notFound('API key');
      await this.credentials.announceEnd(tx, id);
      if (key.revoked_at !== null) return;
      await keys.markRevoked(id);
      tx.announce(apiKeyRevoked({ ...key, revoked_at: tx.realNow }));
    });
  }

  /** Ends all keys of an organization that is closed. */
  async revokeAll(tx: Transaction): Promise<void> {
    await this.announceRevoked(tx, await new ApiKeysRepository(tx).revokeAll());
  }

  /** Ends the keys that a user made in the organization. */
  async revokeMadeBy(tx: Transaction, userId: string): Promise<void> {
    await this.announceRevoked(tx, await new ApiKeysRepository(tx).revokeMadeBy(userId));
  }

  private async announceRevoked(tx: Transaction, revoked: readonly ApiKeyRow[]): Promise<void> {
    for (const key of revoked) {
      await this.credentials.announceEnd(tx, key.id);
      tx.announce(apiKeyRevoked(key));
    }
  }
}

function assertEndsLater({ expires_at }: NewApiKey, now: Date): void {
  if (expires_at === undefined || expires_at > now) return;
  const detail = 'A key cannot end before it is made.';
  throw validationFailed([{ pointer: '#/expires_at', code: 'in_the_past', detail }]);
}

function secretHashOf(token: string): Buffer {
  const parsed = parseToken(token);
  if (parsed === undefined) throw new Error('A token that was just made cannot be read.');
  return sha256(parsed.secret);
}
