import { Injectable } from '@nestjs/common';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import {
  assertConfirmed,
  assertVersion,
  Mailer,
  OutboundError,
  Secrets,
  UnitOfWork,
  type Principal,
  type Transaction,
  type VersionCondition,
} from '../../../../platform/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import {
  keepsPassword,
  leadsElsewhere,
  mailSettings,
  transportOf,
  type MailSettings,
  type MailSettingsDetails,
  type ShownMailSettings,
  type StoredMailSettings,
} from '../domain/mail-settings.js';
import { mailSettingsUpdated } from '../messages.events.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import { passwordPlace } from './password-place.js';

/** How an organization sends mail. */
@Injectable()
export class MailSettingsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
  ) {}

  get(who: Principal): Promise<ShownMailSettings> {
    return this.work.run(who, async (tx) => this.shown(tx, await new MailSettingsRepository(tx).read()));
  }

  /**
   * Replaces them. Raises `precondition_failed`, `confirmation_required`, and `validation_failed` for a server that
   * must not be reached.
   */
  async update(
    who: Principal,
    seen: VersionCondition,
    details: MailSettingsDetails,
  ): Promise<ShownMailSettings> {
    await this.assertReachable(details);
    return this.work.run(who, async (tx) => {
      await new OrganizationsRepository(tx).lockExisting(tx.organizationId);
      const settings = new MailSettingsRepository(tx);
      const before = await settings.read();
      assertVersion(seen, before.version);
      const wanted = mailSettings(details);
      if (details.smtp?.password !== undefined || leadsElsewhere(before, wanted))
        assertConfirmed(who, tx.realNow);
      const now = await settings.replace(
        before,
        wanted,
        await this.password(tx, { before, wanted, details }),
      );
      const change = { before: this.shown(tx, before), now: this.shown(tx, now) };
      tx.announce(mailSettingsUpdated(tx.organizationId, change));
      return change.now;
    });
  }

  private async assertReachable({ smtp, sender_address }: MailSettingsDetails): Promise<void> {
    if (smtp === undefined) return;
    const faults: FieldFault[] = [];
    if (sender_address === undefined) {
      const detail = 'A mail server of your own needs the address that it may send from.';
      faults.push({ pointer: '#/sender_address', code: 'required', detail });
    }
    try {
      await this.mailer.assertAllowed({ security: 'starttls', ...smtp, password: undefined });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      // A name that is not known yet may be in a moment; each attempt checks again.
      if (error.fault === 'address_not_allowed') {
        faults.push({ pointer: '#/smtp/host', code: 'address_not_allowed', detail: error.message });
      }
    }
    if (faults.length > 0) throw validationFailed(faults);
  }

  private async password(
    tx: Transaction,
    {
      before,
      wanted,
      details,
    }: {
      readonly before: StoredMailSettings;
      readonly wanted: MailSettings;
      readonly details: MailSettingsDetails;
    },
  ): Promise<Buffer | null> {
    const given = details.smtp?.password;
    if (given !== undefined)
      return this.secrets.ofOrganization(tx).seal(given, passwordPlace(tx.organizationId));
    return keepsPassword(before.smtp, wanted.smtp) ? before.password : null;
  }

  private shown({ mode }: Transaction, settings: StoredMailSettings): ShownMailSettings {
    return { ...settings, transport: transportOf(settings, { hasServer: this.mailer.hasServer, mode }) };
  }
}
