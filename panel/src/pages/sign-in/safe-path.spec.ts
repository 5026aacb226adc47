import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path';

describe('the page after signing in', () => {
  it('is the requested one', () => {
    expect(safePath('/customers?x=1#here')).toBe('/customers?x=1#here');
  });

  it.each([
    undefined,
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/sign-in',
  ])('is the start page for the unsafe %s', (wanted) => {
    expect(safePath(wanted)).toBe('/');
  });
});
