import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  assertConfirmed,
  assertVersion,
  UnitOfWork,
  type Principal,
  type VersionCondition,
} from '../../../platform/index.js';
import { organizationUpdated } from './settings.events.js';
import { SettingsRepository, type Settings, type SettingsDetails } from './settings.repository.js';

/** Who an organization is on its documents, and what new documents begin with. */
@Injectable()
export class SettingsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Those of the caller's own organization. */
  get(who: Principal): Promise<Settings> {
    return this.work.run(who, (tx) => new SettingsRepository(tx).read());
  }

  /** Replaces them, but for the numbering that is not given. Raises what its operation declares. */
  update(who: Principal, seen: VersionCondition, details: SettingsDetails): Promise<Settings> {
    return this.work.run(who, async (tx) => {
      const settings = new SettingsRepository(tx);
      const before = await settings.lock();
      assertVersion(seen, before.organization.version);
      if (changesBankDetails(before, details)) assertConfirmed(who, tx.realNow);
      const now = await settings.replace(before, details);
      tx.announce(organizationUpdated(now, before));
      return now;
    });
  }
}

/** Whoever changes where customers pay to is asked again. */
function changesBankDetails({ organization }: Settings, { bank_details }: SettingsDetails): boolean {
  const plain = JSON.parse(JSON.stringify(bank_details ?? null)) as unknown;
  return !isDeepStrictEqual(plain, organization.bank_details);
}
