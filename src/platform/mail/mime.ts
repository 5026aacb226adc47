import { createTransport } from 'nodemailer';
import type { Mail, Mailbox, SentBefore } from './mail.js';

/** Who a mail really goes to, beside what its headers say. */
export interface Envelope {
  readonly from: string;
  readonly to: string[];
}

/** Writes mails and sends none. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes a mail as it goes over the line. Source: RFC 5322, RFC 2045. */
export async function mimeOf(mail: Mail, now: Date): Promise<Buffer> {
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
  });
  if (!Buffer.isBuffer(message)) throw new Error('A mail was written and is not there.');
  return message;
}

/** All recipients of a mail, the hidden ones too, each once. */
export function envelopeOf({ from, to, cc, bcc }: Mail, redirectTo: string | undefined): Envelope {
  if (redirectTo !== undefined) return { from: from.address, to: [redirectTo] };
  return { from: from.address, to: [...new Set([...to, ...cc, ...bcc].map(({ address }) => address))] };
}

function nodemailerAddress({ name = '', address }: Mailbox): { name: string; address: string } {
  return { name, address };
}

function messageIdOf({ messageId, from }: SentBefore): string {
  return `<${messageId}@${from.address.split('@')[1] ?? 'localhost'}>`;
}
