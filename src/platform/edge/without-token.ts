/** What follows is the token of a link, which works like a password. */
const LINK = /^\/i\/[^/?]+/;

/** A path as the log may have it: all links are the same there. */
export function withoutToken(path: string): string {
  return path.startsWith('/i/') ? path.replace(LINK, '/i/…') : path;
}
