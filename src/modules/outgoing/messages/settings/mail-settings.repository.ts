import type { Transaction } from '../../../../platform/index.js';
import { mailSettings, type MailSettings, type StoredMailSettings } from '../domain/mail-settings.js';
import type { MailSettingsEntity } from '../entities/mail-settings.entity.js';

/** How the organization of a transaction sends mail. */
export class MailSettingsRepository {
  constructor(private readonly tx: Transaction) {}

  /** Before the first ones, the defaults as version 1. */
  async read(): Promise<StoredMailSettings> {
    const row = await this.tx.row<MailSettingsEntity>(
      'SELECT * FROM mail_settings WHERE organization_id = $1',
      [this.tx.organizationId],
    );
    return {
      ...mailSettings({}),
      ...row?.settings,
      version: row?.version ?? 1,
      password: row?.smtp_password ?? null,
    };
  }

  /** Replaces them. Callers must have locked the organization. */
  async replace(
    { version }: StoredMailSettings,
    settings: MailSettings,
    password: Buffer | null,
  ): Promise<StoredMailSettings> {
    await this.tx.touched(
      `INSERT INTO mail_settings (organization_id, version, settings, smtp_password, updated_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (organization_id) DO UPDATE SET version = excluded.version, settings = excluded.settings,
         smtp_password = excluded.smtp_password, updated_at = excluded.updated_at`,
      [this.tx.organizationId, version + 1, JSON.stringify(settings), password, this.tx.now],
    );
    return { ...settings, version: version + 1, password };
  }
}
