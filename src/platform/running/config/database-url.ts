import { readFileSync } from 'node:fs';

/** A URL as the driver takes it, or the end of the sentence "NAME …". */
export type ReadUrl = { readonly url: string } | { readonly fault: string };

const RULE = 'must be a URL such as postgres://user:password@host:5432/name';

/** Files that the URL may name. All of them are PEM. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * What the driver is told for each mode of libpq.
 *
 * Whoever asks for TLS gets a server that proves who it is: encrypting for whoever happens to answer protects nothing.
 * `no-verify` is the driver's own word for just that.
 */
const modes: Readonly<Record<string, string>> = {
  disable: 'disable',
  'no-verify': 'no-verify',
  allow: 'verify-full',
  prefer: 'verify-full',
  require: 'verify-full',
  'verify-ca': 'verify-ca',
  'verify-full': 'verify-full',
};

/** Reads the URL of a PostgreSQL server in the forms that libpq takes. */
export function readDatabaseUrl(text: string): ReadUrl {
  const url = parsed(text);
  if (url === undefined) return { fault: RULE };
  const socket = decodeURIComponent(url.hostname);
  if (socket.startsWith('/')) {
    url.hostname = 'localhost';
    url.searchParams.set('host', socket);
  }
  if (url.hostname === '' && url.searchParams.get('host') === null) return { fault: RULE };
  const fault = faultOfFiles(url) ?? faultOfMode(url);
  return fault === undefined ? { url: url.href } : { fault };
}

/** A URL with a user and without a host is none, but libpq takes it when the parameter `host` names a socket. */
function parsed(text: string): URL | undefined {
  if (!/^postgres(ql)?:\/\//.test(text)) return undefined;
  const whole = text.replace(/^(\w+:\/\/(?:[^/?@]*@)?)(?=\/)/, '$1localhost');
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return whole === text || url?.searchParams.get('host')?.startsWith('/') === true ? url : undefined;
}

function faultOfFiles(url: URL): string | undefined {
  if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert');
  for (const name of FILES) {
    const file = url.searchParams.get(name);
    if (file === null) continue;
    try {
      if (!readFileSync(file, 'latin1').includes('-----BEGIN '))
        return `names a file that is not PEM: ${name}=${file}`;
    } catch {
      return `names a file that cannot be read: ${name}=${file}`;
    }
  }
  return undefined;
}

function faultOfMode(url: URL): string | undefined {
  const asked = url.searchParams.get('sslmode');
  if (asked === null || url.searchParams.has('uselibpqcompat')) return undefined;
  const mode = modes[asked];
  if (mode === undefined) return `has an sslmode other than ${Object.keys(modes).join(', ')}`;
  url.searchParams.set('sslmode', mode);
  if (mode !== 'verify-ca') return undefined;
  if (!url.searchParams.has('sslrootcert')) return 'needs sslrootcert beside sslmode=verify-ca';
  url.searchParams.set('uselibpqcompat', 'true');
  return undefined;
}
