import { authenticatorAddress, authenticatorSecret, stepOfCode } from './authenticator-codes.js';

const secret = authenticatorSecret(Buffer.from('12345678901234567890'));
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('codes of an authenticator app', () => {
  // Source: RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early and late, and no more', () => {
    const steps = [-2, -1, 0, 1, 2].map((steps) =>
      stepOfCode(secret, '005924', at(1_234_567_890 + steps * 30)),
    );
    expect(steps).toEqual([undefined, 41_152_263, 41_152_263, 41_152_263, undefined]);
  });

  it('are in the QR code with the account', () => {
    expect(authenticatorAddress(secret, 'ada@example.com')).toBe(
      'otpauth://totp/Countinghouse:ada%40example.com?issuer=Countinghouse' +
        '&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
