import { Injectable } from '@nestjs/common';
import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer';
import type { Outbound } from '../outbound/outbound.js';
import { OutboundError } from '../outbound/outbound-error.js';
import { acceptedAttempt, failedAttempt, type SmtpFailure } from './attempt-of.js';
import type { Mail, MailAttempt, Mailbox, MailServer } from './mail.js';
import type { MailConfig } from './mail-config.js';
import { envelopeOf, mimeOf } from './mime.js';
import { Pace } from './pace.js';
import { sendOnce, type Progress } from './smtp-session.js';
import { textRecordFinder, type FindTextRecords } from './text-records.js';

/** How long a server may keep us waiting at each step. */
const LIMITS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** The limits for tests, which wait for servers that hang. */
export interface MailerOptions extends MailConfig {
  readonly limits?: Partial<typeof LIMITS_MS> | undefined;
}

/** How one mail is handed over, if not to the server of the installation with the usual patience. */
export interface Handover {
  /** The server of the organization. */
  readonly server?: MailServer | undefined;
  readonly limits?: Partial<typeof LIMITS_MS> | undefined;
  /** Is asked once, when the server waits for the content. If it raises, nothing leaves, and that is raised. */
  readonly beforeContent?: (() => Promise<void>) | undefined;
}

/** Hands mails to a server: to that of the installation, or to the one that an organization names. */
@Injectable()
export class Mailer {
  /** What receivers of mails find under a name. */
  readonly textRecords: FindTextRecords;
  private readonly pace: Pace;

  constructor(
    private readonly config: MailerOptions,
    private readonly outbound: Outbound,
  ) {
    this.textRecords = textRecordFinder(config.dnsServers);
    this.pace = new Pace(config.ratePerMinute);
  }

  /** Whether the installation has a server of its own. */
  get hasServer(): boolean {
    return this.config.server !== undefined;
  }

  /** The name of the installation's own server. */
  get host(): string | undefined {
    return this.config.server?.host;
  }

  /** The sender of mails that go through the server of the installation. */
  get from(): Mailbox | undefined {
    return this.config.from;
  }

  /** Where links in mails lead to; undefined if that is not known. */
  get publicUrl(): string | undefined {
    return this.config.publicUrl;
  }

  /** Divides the pauses between attempts: 1, but for tests. */
  get speed(): number {
    return this.outbound.speed;
  }

  /** The language of mails to people whose language is not known. */
  get language(): MailConfig['language'] {
    return this.config.language;
  }

  /**
   * Takes the turn of a mail at a moment, unless as many as may go within a minute have had theirs: then it tells when
   * the next one is. Takes what the server is known by; each has its own turns.
   */
  turnOf(server: string, now: Date): Date | undefined {
    return this.pace.turn(server, now);
  }

  /** Sends a mail once and tells what became of it. Raises for faults of our own, and what `beforeContent` raises. */
  async send(mail: Mail, now: Date, handover: Handover = {}): Promise<MailAttempt> {
    const began = performance.now();
    const outcome = await this.attempt(mail, now, handover);
    return { ...outcome, duration_ms: Math.round(performance.now() - began) };
  }

  /** Raises OutboundError for a server of an organization that must not be connected to. */
  async assertAllowed({ host, port, security }: MailServer): Promise<void> {
    await this.outbound.mailAddressOf({ host, port, isPlain: security === 'none' });
  }

  private async attempt(
    mail: Mail,
    now: Date,
    handover: Handover,
  ): Promise<Omit<MailAttempt, 'duration_ms'>> {
    const raw = await mimeOf(mail, now, this.config.dkim);
    const envelope = envelopeOf(mail, this.routingOf(handover));
    const progress: Progress = { wasSent: false };
    try {
      const { beforeContent } = handover;
      const letter = { envelope, content: raw, beforeContent };
      return acceptedAttempt(await sendOnce(await this.connectionTo(handover), letter, progress));
    } catch (error) {
      if (progress.withheld !== undefined) throw progress.withheld;
      if (error instanceof OutboundError) return failedAttempt({ message: error.message }, false);
      return failedAttempt(error as SmtpFailure, progress.wasSent);
    }
  }

  /** Another organization's server may not send for the domain of this installation. */
  private routingOf({ server }: Handover) {
    const { redirectTo, bounceDomain } = this.config;
    return { redirectTo, bounceDomain: server === undefined ? bounceDomain : undefined };
  }

  private async connectionTo({
    server: own,
    limits,
  }: Handover): Promise<SMTPConnectionOptions & { readonly auth?: SMTPConnectionAuth }> {
    const server = own ?? this.config.server;
    if (server === undefined) throw new Error('There is no mail server.');
    const { host, port, security, user, password } = server;
    // The address that was checked is the one that is connected to, whatever the name leads to a moment later.
    const address = own && (await this.outbound.mailAddressOf({ host, port, isPlain: security === 'none' }));
    return {
      host: address ?? host,
      port,
      name: this.config.calledBy,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      tls: { servername: host },
      ...(user !== undefined && { auth: { user, pass: password?.reveal() ?? '' } }),
      ...LIMITS_MS,
      ...limits,
      ...this.config.limits,
    };
  }
}
