import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import {
  isDomain,
  mailboxOf,
  mailServerOf,
  ownNameOf,
  publicUrlOf,
  type MailConfig,
} from '../../mail/mail-config.js';
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
  const sender = from === undefined ? undefined : mailboxOf(from);
  return {
    server,
    from: sender,
    calledBy: server?.calledBy ?? ownNameOf(publicUrl, sender),
    dnsServers: readDnsServers(reader),
    redirectTo: redirectTo === undefined ? undefined : mailboxOf(redirectTo)?.address,
    ratePerMinute: reader.integer('MAIL_RATE_PER_MINUTE', 60, { min: 0, max: 100_000 }),
    bounceDomain: reader.matching('MAIL_BOUNCE_DOMAIN', 'be a domain such as mail.example.com', isDomain),
    dkim: readDkim(reader),
    language: reader.oneOf('MAIL_LANGUAGE', ['en', 'de', 'fr'], 'en'),
    publicUrl: publicUrl === undefined ? undefined : publicUrlOf(publicUrl),
  };
}

/** All three or none: with one of them missing, mails would go out unsigned in silence. */
function readDkim(reader: EnvironmentReader): MailConfig['dkim'] {
  const domain = reader.matching('DKIM_DOMAIN', 'be a domain such as example.com', isDomain);
  const selector = reader.matching('DKIM_SELECTOR', 'be a label such as mail2026', (text) => {
    return /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i.test(text);
  });
  const rule = 'be a file that can be read, with a private RSA or Ed25519 key in PEM';
  const file = reader.matching('DKIM_KEY_FILE', rule, (path) => privateKeyIn(path) !== undefined);
  if (domain === undefined && selector === undefined && file === undefined) return undefined;
  const key = file === undefined ? undefined : privateKeyIn(file);
  if (domain === undefined || selector === undefined || key === undefined) {
    reader.faults.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
    return undefined;
  }
  return { domain: domain.toLowerCase(), selector, key: new Secret(key) };
}

function privateKeyIn(path: string): string | undefined {
  try {
    const pem = readFileSync(path, 'utf8');
    return ['rsa', 'ed25519'].includes(createPrivateKey(pem).asymmetricKeyType ?? '') ? pem : undefined;
  } catch {
    return undefined;
  }
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
