import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path';

describe('the page after signing in', () => {
  it('is the one that was asked for', () => {
    expect(safePath('/customers?x=1#here')).toBe('/customers?x=1#here');
  });

  it.each([
    undefined,
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/sign-in',
  ])('is the start instead of %s', (wanted) => {
    expect(safePath(wanted)).toBe('/');
  });
});
