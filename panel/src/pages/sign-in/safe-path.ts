/**
 * Where to go after signing in: the wanted page when it is one of this panel, else the start.
 *
 * An address may have been written by anybody, so nothing that leads to another host is followed.
 */
export function safePath(wanted: string | undefined): string {
  if (wanted === undefined || !URL.canParse(wanted, window.location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
  if (origin !== window.location.origin || pathname.startsWith('//') || pathname === '/sign-in') return '/';
  return `${pathname}${search}${hash}`;
}
