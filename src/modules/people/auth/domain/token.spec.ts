import fc from 'fast-check';
import { apiKeyToken, parseToken, sessionToken } from './token.js';

const random = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a token', () => {
  it('of an API key carries the id and a secret of 256 bits', () => {
    fc.assert(
      fc.property(fc.uuid(), random, (id, bytes) => {
        const token = apiKeyToken(id, 'live', bytes);
        expect(token).toMatch(/^ch_live_[0-9a-z]{26}_[0-9A-Za-z]{49}$/);
        expect(parseToken(token)).toMatchObject({ kind: 'api_key', mode: 'live', id });
        const forTrying = apiKeyToken(id, 'test', bytes);
        expect(forTrying).toMatch(/^ch_test_[0-9a-z]{26}_[0-9A-Za-z]{49}$/);
        expect(parseToken(forTrying)).toMatchObject({ kind: 'api_key', mode: 'test', id });
      }),
    );
  });

  it('of a session carries only a secret', () => {
    fc.assert(fc.property(random, (bytes) => parseToken(sessionToken(bytes))?.kind === 'session'));
  });

  it('with one letter changed is told apart from a real one without a look-up', () => {
    const token = sessionToken(new Uint8Array(32).fill(7));
    const last = token.endsWith('0') ? '1' : '0';
    expect(parseToken(token.slice(0, -1) + last)).toBeUndefined();
    expect(parseToken(token.replace('ch_ses_', 'ch_ses_x'))).toBeUndefined();
  });

  it.each([[''], ['ch_ses_'], ['ch_live_'], ['Bearer x'], ['ch_live_8zzzzzzzzzzzzzzzzzzzzzzzzz_x']])(
    'is not %p',
    (text) => {
      expect(parseToken(text)).toBeUndefined();
    },
  );
});
