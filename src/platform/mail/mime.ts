import { createTransport } from 'nodemailer';
import type { Mail, Mailbox, SentBefore } from './mail.js';
import type { DkimKey } from './mail-config.js';

/** Who a mail really goes to, beside what its headers say. */
export interface Envelope {
  readonly from: string;
  readonly to: string[];
}

/** Writes mails and sends none. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes a mail as it goes over the line, signed if it is of the key's domain. Source: RFC 5322, 2045 and 6376. */
export async function mimeOf(mail: Mail, now: Date, dkim?: DkimKey): Promise<Buffer> {
  const { message } = await writer.sendMail({
    from: nodemailerAddress(mail.from),
    ...(mail.replyTo && { replyTo: nodemailerAddress(mail.replyTo) }),
    to: mail.to.map(nodemailerAddress),
    cc: mail.cc.map(nodemailerAddress),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: now,
    messageId: messageIdOf(mail),
    ...(mail.inReplyTo && {
      inReplyTo: messageIdOf(mail.inReplyTo),
      references: messageIdOf(mail.inReplyTo),
    }),
    // Out-of-office replies do not answer to these. Source: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ filename, media_type, content }) => ({
      filename,
      content,
      contentType: media_type,
    })),
    // Attachments and texts are values, never the name of a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim !== undefined && domainOf(mail.from) === dkim.domain && { dkim: signatureOf(dkim) }),
  });
  if (!Buffer.isBuffer(message)) throw new Error('A mail was written and is not there.');
  return message;
}

/** How the server is told of a mail. */
interface Routing {
  readonly redirectTo: string | undefined;
  readonly bounceDomain: string | undefined;
}

/** All recipients of a mail, the hidden ones too, each once, and where it goes if it comes back. */
export function envelopeOf(mail: Mail, { redirectTo, bounceDomain }: Routing): Envelope {
  const { to, cc, bcc, messageId } = mail;
  const from = bounceDomain === undefined ? mail.from.address : `bounces+${messageId}@${bounceDomain}`;
  if (redirectTo !== undefined) return { from, to: [redirectTo] };
  return { from, to: [...new Set([...to, ...cc, ...bcc].map(({ address }) => address))] };
}

function signatureOf({ domain, selector, key }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey: key.reveal() };
}

function nodemailerAddress({ name = '', address }: Mailbox): { name: string; address: string } {
  return { name, address };
}

function messageIdOf({ messageId, from }: SentBefore): string {
  return `<${messageId}@${domainOf(from)}>`;
}

function domainOf({ address }: Mailbox): string {
  return address.split('@')[1]?.toLowerCase() ?? 'localhost';
}
