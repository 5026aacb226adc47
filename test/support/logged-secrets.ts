/** Every password, key and token that was sent or received since the last database was removed. */
const secrets = new Set<string>();

const SECRET = /"(?:secret|access_token|token|password|current_password|new_password)":"([^"]{8,})"/g;

/** Remembers the secrets of a request or response body. */
export function rememberSecrets(bodies: readonly unknown[]): void {
  for (const body of bodies) {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
    for (const [, secret = ''] of text.matchAll(SECRET)) secrets.add(secret);
  }
}

/** Raises if a log line contains one of them. */
export function assertNoSecrets(lines: readonly string[]): void {
  const telling = lines.find((line) => [...secrets].some((secret) => line.includes(secret)));
  if (telling !== undefined) throw new Error(`The log tells a secret: ${telling}`);
}

/** Forgets them, with the database in which they were valid. */
export function forgetSecrets(): void {
  secrets.clear();
}
