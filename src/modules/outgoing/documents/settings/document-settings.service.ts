import { Injectable } from '@nestjs/common';
import {
  assertConfirmed,
  assertVersion,
  UnitOfWork,
  type Principal,
  type VersionCondition,
} from '../../../../platform/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { documentSettingsUpdated } from '../documents.events.js';
import { DocumentsRepository, type VersionedSettings } from '../documents.repository.js';
import { documentSettings, saysHowToPay, type DocumentSettingsDetails } from '../domain/document-settings.js';

/** How an organization wants its documents. */
@Injectable()
export class DocumentSettingsService {
  constructor(private readonly work: UnitOfWork) {}

  get(who: Principal): Promise<VersionedSettings> {
    return this.work.read(who, (tx) => new DocumentsRepository(tx).settings());
  }

  /** Replaces them; documents that are issued keep the ones that held then. Raises what its operation declares. */
  update(
    who: Principal,
    seen: VersionCondition,
    details: DocumentSettingsDetails,
  ): Promise<VersionedSettings> {
    return this.work.run(who, async (tx) => {
      await new OrganizationsRepository(tx).lockExisting(tx.organizationId);
      const settings = new DocumentsRepository(tx);
      const before = await settings.settings();
      assertVersion(seen, before.version);
      const { version, logo } = before;
      const wanted = documentSettings(details);
      if (saysHowToPay(wanted) !== saysHowToPay(before)) assertConfirmed(who, tx.realNow);
      const now = await settings.replaceSettings({ version, logo, ...wanted });
      tx.announce(documentSettingsUpdated(tx.organizationId, { before, now }));
      return now;
    });
  }
}
