/**
 * Returns the path to open after signing in: the requested one if it belongs to this panel, otherwise the start page.
 *
 * Anyone may have written the URL, so paths to other hosts are not followed.
 */
export function safePath(wanted: string | undefined): string {
  if (wanted === undefined || !URL.canParse(wanted, window.location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
  if (origin !== window.location.origin || pathname.startsWith('//') || pathname === '/sign-in') return '/';
  return `${pathname}${search}${hash}`;
}
