import type { Mailbox, MailServer } from './mail.js';

/** How the installation sends mail. Without a server nothing leaves: messages are only kept. */
export interface MailConfig {
  readonly server: MailServer | undefined;
  /** The sender of mails that go through this server. */
  readonly from: Mailbox | undefined;
  /**
   * What this service calls itself when it greets a server, which many refuse without a name in the domain name system.
   * Source: RFC 5321, 4.1.1.1 (EHLO).
   */
  readonly calledBy: string | undefined;
  /** Everything goes to this address in place of its recipients. */
  readonly redirectTo: string | undefined;
  /** Where people reach this service, for links in mails: an origin without a path. Without it mails have no links. */
  readonly publicUrl: string | undefined;
  /** Name servers to ask for the records of sender domains, in place of those of the machine. */
  readonly dnsServers: readonly string[];
  /** How many mails a minute each process hands to a server; 0 is without limit. */
  readonly ratePerMinute: number;
  /** Where mails that come back go to, with the identifier of the message in the address, so that scripts know it. */
  readonly bounceDomain: string | undefined;
  /** Signs mails of one domain. */
  readonly dkim: DkimKey | undefined;
  /** The language of mails to people whose language is not known. */
  readonly language: 'en' | 'de' | 'fr';
}

/** What mails of a domain are signed with. Source: RFC 6376. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  readonly key: { reveal(): string };
}

/** A name such as mail.example.com. */
export function isDomain(text: string): boolean {
  return /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text);
}

/** The origin of a URL such as https://books.example.com; undefined for any other text. */
export function publicUrlOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, href } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return undefined;
  return href === `${origin}/` ? origin : undefined;
}

/**
 * The server of a URL such as `smtps://user:password@mail.example.com:465`; undefined if it is none. The parameter
 * `name` is what this service calls itself there.
 */
export function mailServerOf(text: string): UrlServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, searchParams } = new URL(text);
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return undefined;
  const isPlain = searchParams.get('security') === 'none';
  const calledBy = searchParams.get('name') ?? undefined;
  if (calledBy !== undefined && !isDomain(calledBy)) return undefined;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort(protocol) : Number(port),
    security: protocol === 'smtps:' ? 'tls' : isPlain ? 'none' : 'starttls',
    ...(calledBy !== undefined && { calledBy }),
    ...(username !== '' && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  };
}

/** A server whose password is still a plain text. */
type UrlServer = Omit<MailServer, 'password'> & { readonly password?: string };

/** The mailbox of `Name <address>` or of a bare address; undefined if it is none. */
export function mailboxOf(text: string): Mailbox | undefined {
  const [, name = '', named, bare] =
    /^(?:([^<>\r\n]*)<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/.exec(text) ?? [];
  const address = named ?? bare;
  if (address === undefined) return undefined;
  const shown = name.trim().replace(/^"(.*)"$/, '$1');
  return shown === '' ? { address } : { name: shown, address };
}

/** The host of the service's own address, or the domain that mails come from; undefined where neither is a name. */
export function ownNameOf(publicUrl: string | undefined, from: Mailbox | undefined): string | undefined {
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  const domain = from?.address.split('@')[1] ?? '';
  return [host, domain].find(isDomain);
}

function usualPort(protocol: string): number {
  return protocol === 'smtps:' ? 465 : 587;
}
