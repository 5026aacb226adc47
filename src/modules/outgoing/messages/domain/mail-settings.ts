import type { Mode } from '../../../../kernel/mode.js';
import type { MessageLanguage, Recipient } from './message.js';

/** A mail server of the organization's own; its password is kept beside it, sealed. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string | null;
}

/** How an organization sends mail. */
export interface MailSettings {
  readonly sender_name: string | null;
  /** Needed with a server of one's own; the server of the installation has its sender. */
  readonly sender_address: string | null;
  readonly reply_to: string | null;
  /** Gets a copy of every message. */
  readonly bcc: readonly string[];
  /** Ends every text; the name of the organization if there is none. */
  readonly signature: string | null;
  /** Of messages to customers who have none. */
  readonly language: MessageLanguage;
  readonly smtp: SmtpServer | null;
}

/** Settings with what counts their changes, and the sealed password of the server. */
export interface StoredMailSettings extends MailSettings {
  readonly version: number;
  readonly password: Buffer | null;
}

/** How messages leave: by a server of the organization's own, by that of the installation, or not at all. */
export const mailTransports = ['own', 'installation', 'log'] as const;

export type MailTransport = (typeof mailTransports)[number];

/** How messages leave with these settings. Those of test books never leave. */
export function transportOf(
  { smtp }: MailSettings,
  { hasServer, mode }: { readonly hasServer: boolean; readonly mode: Mode },
): MailTransport {
  if (mode === 'test') return 'log';
  if (smtp !== null) return 'own';
  return hasServer ? 'installation' : 'log';
}

/** Settings, and how messages leave with them. */
export interface ShownMailSettings extends StoredMailSettings {
  readonly transport: MailTransport;
}

/** What a manager says of the server. A password that is left out stays, as long as the rest does. */
export interface SmtpDetails {
  readonly host: string;
  readonly port: number;
  readonly security?: SmtpServer['security'] | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

export type MailSettingsDetails = {
  readonly [Name in Exclude<keyof MailSettings, 'smtp'>]?: MailSettings[Name] | undefined;
} & { readonly smtp?: SmtpDetails | undefined };

/** What is said, and of the rest the defaults. */
export function mailSettings(details: MailSettingsDetails): MailSettings {
  const { smtp } = details;
  return {
    sender_name: details.sender_name ?? null,
    sender_address: details.sender_address ?? null,
    reply_to: details.reply_to ?? null,
    bcc: details.bcc ?? [],
    signature: details.signature ?? null,
    language: details.language ?? 'en',
    smtp:
      smtp === undefined
        ? null
        : {
            host: smtp.host,
            port: smtp.port,
            security: smtp.security ?? 'starttls',
            user: smtp.user ?? null,
          },
  };
}

/**
 * Whether a stored password may be used for the new settings: only at the same place, so that nobody has it sent to a
 * server of their own.
 */
export function keepsPassword(before: SmtpServer | null, now: SmtpServer | null): boolean {
  if (before === null || now === null) return false;
  return (
    before.host === now.host &&
    before.port === now.port &&
    before.user === now.user &&
    before.security === now.security
  );
}

/** Who a message comes from. Without an address it cannot leave: it is only kept. */
export interface Sender {
  readonly name: string;
  readonly address: string | null;
  readonly reply_to: string | null;
}

/** The sender of messages. Takes the sender of the installation's own server. */
export function senderOf(
  settings: MailSettings,
  organization: { readonly name: string; readonly email: string | null },
  installation: Recipient | undefined,
): Sender {
  const name = settings.sender_name ?? organization.name;
  const own = settings.smtp === null ? undefined : (settings.sender_address ?? undefined);
  return {
    name,
    address: own ?? installation?.address ?? null,
    reply_to: settings.reply_to ?? organization.email,
  };
}

/** What ends a text. */
export function signatureOf(
  { signature }: Pick<MailSettings, 'signature'>,
  { name, legal_name }: { readonly name: string; readonly legal_name: string | null },
): string {
  return signature ?? legal_name ?? name;
}

/**
 * Whether mails, copies of them or answers would go elsewhere, or say something else of payments: the signature stands
 * below every text.
 */
export function leadsElsewhere(before: MailSettings, now: MailSettings): boolean {
  return whereTo(before) !== whereTo(now);
}

function whereTo({ sender_address, reply_to, bcc, signature, smtp }: MailSettings): string {
  const server = smtp === null ? null : [smtp.host, smtp.port, smtp.security, smtp.user];
  return JSON.stringify([sender_address, reply_to, bcc, signature, server]);
}
