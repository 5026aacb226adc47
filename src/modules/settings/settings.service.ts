import { Injectable } from '@nestjs/common';
import { assertVersion, UnitOfWork, type Principal, type VersionCondition } from '../../platform/index.js';
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

  /** Replaces them, but for the numbering that is not given. Raises `precondition_failed` and `validation_failed`. */
  update(who: Principal, seen: VersionCondition, details: SettingsDetails): Promise<Settings> {
    return this.work.run(who, async (tx) => {
      const settings = new SettingsRepository(tx);
      const before = await settings.lock();
      assertVersion(seen, before.organization.version);
      const now = await settings.replace(before, details);
      tx.announce(organizationUpdated(now, before));
      return now;
    });
  }
}
