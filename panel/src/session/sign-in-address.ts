/** Pages that those open who are not signed in, or must do something first. They know themselves where to continue. */
const OPEN_TO_ALL = ['/accept-invitation', '/reset-password', '/confirm-address', '/second-factor'];

/** Returns the address of the sign-in page, which leads back to this address; undefined if that is open to all. */
export function signInAddress({ pathname, search, hash }: Location): string | undefined {
  if (OPEN_TO_ALL.includes(pathname)) return undefined;
  if (pathname === '/sign-in') return `${pathname}${search}`;
  const wanted = `${pathname}${search}${hash}`;
  return wanted === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ redirect: wanted }).toString()}`;
}
