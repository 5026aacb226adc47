import { isIP } from 'node:net';
import { mailboxOf, mailServerOf, publicUrlOf, type MailConfig } from '../../mail/mail-config.js';
import type { EnvironmentReader } from './read.js';
import { Secret } from './secret.js';

/** Reads how the installation sends mail. A server without a sender would have every mail refused. */
export function readMail(reader: EnvironmentReader): MailConfig {
  const url = reader.matching(
    'SMTP_URL',
    'be a URL such as smtps://user:password@mail.example.com:465',
    (text) => mailServerOf(text) !== undefined,
  );
  const from = reader.matching('MAIL_FROM', 'be an address such as "Books <books@example.com>"', (text) => {
    return mailboxOf(text) !== undefined;
  });
  const redirectTo = reader.matching('MAIL_REDIRECT_TO', 'be an e-mail address', (text) => {
    return mailboxOf(text) !== undefined;
  });
  const publicUrl = reader.matching(
    'PUBLIC_URL',
    'be an address such as https://books.example.com',
    (text) => {
      return publicUrlOf(text) !== undefined;
    },
  );
  const server = url === undefined ? undefined : serverOf(url);
  if (server !== undefined && from === undefined)
    reader.faults.push('MAIL_FROM must be set beside SMTP_URL.');
  return {
    server,
    from: from === undefined ? undefined : mailboxOf(from),
    dnsServers: readDnsServers(reader),
    redirectTo: redirectTo === undefined ? undefined : mailboxOf(redirectTo)?.address,
    language: reader.oneOf('MAIL_LANGUAGE', ['en', 'de', 'fr'], 'en'),
    publicUrl: publicUrl === undefined ? undefined : publicUrlOf(publicUrl),
  };
}

function serverOf(url: string): MailConfig['server'] {
  const server = mailServerOf(url);
  if (server === undefined) return undefined;
  const { password, ...rest } = server;
  return password === undefined ? rest : { ...rest, password: new Secret(password) };
}

function readDnsServers(reader: EnvironmentReader): readonly string[] {
  const rule = 'be a comma-separated list of name servers such as 9.9.9.9 or 127.0.0.1:53';
  const text = reader.matching('MAIL_DNS_SERVERS', rule, (list) => list.split(',').every(isNameServer));
  return text === undefined ? [] : text.split(',').map((part) => part.trim());
}

/** An address, with a port if it is not the usual one; one of IPv6 with a port has brackets. */
function isNameServer(text: string): boolean {
  const [, bracketed, plain, port = '53'] =
    /^(?:\[([0-9a-f:.]+)\]|([0-9.]+))(?::([1-9]\d{0,4}))?$/i.exec(text.trim()) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6 && Number(port) <= 65_535;
  if (plain !== undefined) return isIP(plain) === 4 && Number(port) <= 65_535;
  return isIP(text.trim()) === 6;
}
