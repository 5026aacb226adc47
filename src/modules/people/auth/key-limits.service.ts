import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { apiKeyUpdated } from './api-keys.events.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { CredentialsService } from './credentials.service.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';
import { usageOfToday, type UsageOfDay } from './limit-uses.repository.js';
import { storedLimits } from './stored-limits.js';

/** Changing the limits of API keys, and what is used of them. */
@Injectable()
export class KeyLimitsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Replaces all limits of a key, on every node before the answer. A key that was revoked can do nothing anyway.
   *
   * Raises `not_found` and `validation_failed`.
   */
  update(who: Principal, id: string, given: KeyLimits): Promise<ApiKeyRow> {
    return this.work.run(who, async (tx) => {
      const limits = storedLimits(given, '#');
      const keys = new ApiKeysRepository(tx);
      const before = await keys.lockById(id);
      if (before === undefined) throw notFound('API key');
      const key = await keys.changeLimits(id, limits);
      if (key === undefined) throw new Error('A locked API key is gone.');
      await this.credentials.announceChange(tx, id);
      tx.announce(apiKeyUpdated(key, before));
      return key;
    });
  }

  /** What was used today. Managers may ask of every key, and a key of itself. Raises `not_found`. */
  usage(who: Principal, id: string): Promise<UsageOfDay & { readonly key: ApiKeyRow }> {
    if (!who.manages && !(who.kind === 'api_key' && who.id === id)) throw notFound('API key');
    return this.work.run(who, async (tx) => {
      const key = await new ApiKeysRepository(tx).byId(id);
      if (key === undefined) throw notFound('API key');
      return { key, ...(await usageOfToday(tx, { kind: 'api_key', id })) };
    });
  }
}
