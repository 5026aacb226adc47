import { describe, expect, it } from 'vitest';
import { curlCommand } from './curl-command';

describe('the command for a new key', () => {
  it('reads the invoices', () => {
    expect(curlCommand('https://books.example', 'ch_live_x', [])).toBe(
      'curl https://books.example/api/invoices \\\n  -H "Authorization: Bearer ch_live_x"',
    );
  });

  it('reads something else if the key may not read invoices', () => {
    expect(curlCommand('', 'k', ['products:read'])).toContain('/api/products');
    expect(curlCommand('', 'k', ['events:write'])).toContain('/api/auth/me');
  });
});
