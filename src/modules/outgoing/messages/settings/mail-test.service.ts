import { Injectable } from '@nestjs/common';
import {
  Clock,
  htmlOf,
  Mailer,
  newId,
  Secrets,
  UnitOfWork,
  type Mail,
  type MailServer,
  type Mode,
  type Principal,
} from '../../../../platform/index.js';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { UsersRepository } from '../../../people/auth/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { senderOf, transportOf, type MailTransport, type Sender } from '../domain/mail-settings.js';
import { testTexts, type MailTest } from '../domain/mail-test.js';
import { namesOf, senderDomain, type SenderDomain } from '../domain/sender-domain.js';
import type { MessageLanguage } from '../domain/message.js';
import { messages } from '../messages.resource.js';
import { domainOf } from './domain-of.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import { ownServer } from './own-server.js';

/** The caller waits for the answer, and its transaction may be open meanwhile. */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };

interface Trial {
  readonly transport: MailTransport;
  readonly sender: Sender;
  readonly server: MailServer | undefined;
  readonly language: MessageLanguage;
  readonly mode: Mode;
  readonly to: string;
}

/** Sends a mail to the caller at once, so that they see whether the settings work. */
@Injectable()
export class MailTestService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Says what the mail server answered; a refusal is no problem, but the answer. */
  async test(who: Principal): Promise<MailTest> {
    const trial = await this.prepare(who);
    const { transport, sender, to } = trial;
    const [attempt, sender_domain] = await Promise.all([this.attempt(trial), this.domain(trial)]);
    return { transport, from: sender.address, to, ...attempt, sender_domain };
  }

  private async attempt(
    trial: Trial,
  ): Promise<Omit<MailTest, 'transport' | 'from' | 'to' | 'sender_domain'>> {
    const { transport, sender, server, mode } = trial;
    if (transport === 'log')
      return notSent(mode === 'test' ? 'Mails of test books never leave.' : 'There is no mail server.');
    if (sender.address === null) return notSent('There is no address to send from.');
    const { refused: _refused, ...attempt } = await this.mailer.send(
      this.mailOf(trial, sender.address),
      this.clock.now(),
      { server, limits: LIMITS },
    );
    return attempt;
  }

  /** What is found of the sender's domain. It says so where nothing could be found out, and fails nothing. */
  private async domain({ sender: { address }, server }: Trial): Promise<SenderDomain | null> {
    const domain = address === null ? undefined : domainOf(address);
    if (address === null || domain === undefined) return null;
    const found = await Promise.all(
      namesOf(domain).map(async (name) => [name, await this.mailer.textRecords(name)] as const),
    );
    return senderDomain(domain, new Map(found), { address, host: server?.host ?? this.mailer.host });
  }

  private prepare(who: Principal): Promise<Trial> {
    return this.work.run(who, async (tx) => {
      const settings = await new MailSettingsRepository(tx).read();
      const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
      const { email } = await new UsersRepository(tx).existing(who.id ?? '');
      return {
        transport: transportOf(settings, { hasServer: this.mailer.hasServer, mode: tx.mode }),
        sender: senderOf(settings, organization, this.mailer.from),
        server: await ownServer(tx, settings, this.secrets),
        language: settings.language,
        mode: tx.mode,
        to: email,
      };
    });
  }

  private mailOf({ sender, language, to }: Trial, address: string): Mail {
    const written = testTexts[language];
    return {
      messageId: toTypeId(messages.idPrefix, newId(this.clock.now())),
      from: { name: sender.name, address },
      to: [{ address: to }],
      cc: [],
      bcc: [],
      ...written,
      html: htmlOf({ ...written, language }),
      attachments: [],
    };
  }
}

function notSent(text: string) {
  return { outcome: 'not_sent', smtp_code: null, enhanced_code: null, text, duration_ms: 0 } as const;
}
