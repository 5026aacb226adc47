import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  Files,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Transaction,
} from '../../../../platform/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { documentSettingsUpdated } from '../documents.events.js';
import { DocumentsRepository, type VersionedSettings } from '../documents.repository.js';
import type { Logo, LogoDetails } from '../domain/logo.js';
import { DocumentWriters } from '../originals/document-writers.js';
import { logoOf } from './logo.js';
import { wholeLogo } from './whole-logo.js';

const EXTENSIONS = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The picture in the head of documents. It belongs to the settings: an issued document keeps the one that it had. */
@Injectable()
export class LogoService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writers: DocumentWriters,
    private readonly files: Files,
  ) {}

  /** The logo of today. Raises `not_found`. */
  async get(who: Principal): Promise<FileAnswer> {
    const kept = await this.work.run(who, async (tx) => {
      const documents = new DocumentsRepository(tx);
      const { logo } = await documents.settings();
      if (logo === null) throw noLogo();
      return documents.logoFile(logo);
    });
    const { media_type, sha256, content } = await wholeLogo(this.files, who.organizationId, kept);
    const filename = `logo.${EXTENSIONS[media_type]}`;
    return { media_type, filename, content, sha256: Buffer.from(sha256, 'hex') };
  }

  /** Replaces it. It is drawn before it is stored, so that no document ever fails because of it. */
  async replace(who: Principal, details: LogoDetails): Promise<VersionedSettings> {
    const { content, ...logo } = logoOf(details);
    await this.writers.draw({ content, media_type: logo.media_type });
    return this.work.run(who, async (tx) => {
      const kept = await this.files.keep(tx, { content, sha256: Buffer.from(logo.sha256, 'hex') });
      await new DocumentsRepository(tx).storeLogo({ content: kept, ...logo });
      return changed(tx, () => logo);
    });
  }

  /** Raises `not_found`. */
  async delete(who: Principal): Promise<void> {
    await this.work.run(who, (tx) =>
      changed(tx, (logo) => {
        if (logo === null) throw noLogo();
        return null;
      }),
    );
  }
}

/** Adds a version of the settings with another logo, or none. */
async function changed(
  tx: Transaction,
  next: (logo: Logo | null) => Logo | null,
): Promise<VersionedSettings> {
  await new OrganizationsRepository(tx).lockExisting(tx.organizationId);
  const documents = new DocumentsRepository(tx);
  const before = await documents.settings();
  const now = await documents.replaceSettings({ ...before, logo: next(before.logo) });
  tx.announce(documentSettingsUpdated(tx.organizationId, { before, now }));
  return now;
}

function noLogo(): Problem {
  return new Problem('not_found', 'There is no logo.');
}
