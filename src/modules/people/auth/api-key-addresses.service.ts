import { Injectable } from '@nestjs/common';
import { Log, newPrincipal, UnitOfWork, type Caller } from '../../../platform/index.js';
import type { ApiKeyUses } from './api-key-uses.js';
import { apiKeyFirstUsedFrom } from './api-keys.events.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { placeOf } from './domain/network-address.js';
import type { KnownCredential } from './known-credential.js';

/** How many addresses of a key are kept in memory. What is forgotten is looked up again. */
const KNOWN_MAX = 1_000;

/** Tells when an API key is used from an address for the first time. */
@Injectable()
export class ApiKeyAddresses implements ApiKeyUses {
  constructor(
    private readonly work: UnitOfWork,
    private readonly log: Log,
  ) {}

  /**
   * Beside the request, and once for each address that this process has not seen the key at.
   *
   * A failure is only logged.
   */
  note({ principal, addresses }: KnownCredential, caller: Caller): void {
    const { address, userAgent = null, requestId } = caller;
    if (addresses.has(address)) return;
    if (addresses.size >= KNOWN_MAX) addresses.clear();
    addresses.add(address);
    const who = newPrincipal(principal, requestId, { address, userAgent });
    const told = this.work.run(who, async (tx) => {
      const key = await new ApiKeysRepository(tx).noteAddress(principal.id ?? '', placeOf(address));
      if (key !== undefined) tx.announce(apiKeyFirstUsedFrom(key));
    });
    told.catch((error: unknown) => {
      addresses.delete(address);
      this.log.warn('address of API key not noted', { error });
    });
  }
}
