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
