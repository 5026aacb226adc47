import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address';

const addressFrom = (path: string): string | undefined =>
  signInAddress(new URL(path, 'http://panel.example') as unknown as Location);

describe('the address of the sign-in page', () => {
  it.each([
    ['/', '/sign-in'],
    ['/invoices?status=open#top', '/sign-in?redirect=%2Finvoices%3Fstatus%3Dopen%23top'],
    ['/sign-in?redirect=%2Fcustomers', '/sign-in?redirect=%2Fcustomers'],
  ])('from %s is %s', (path, address) => {
    expect(addressFrom(path)).toBe(address);
  });

  it.each(['/accept-invitation#token', '/reset-password', '/second-factor'])(
    'is not asked from %s',
    (path) => {
      expect(addressFrom(path)).toBeUndefined();
    },
  );
});
