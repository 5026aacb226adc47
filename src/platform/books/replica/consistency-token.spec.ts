import { openPosition, sealPosition } from './consistency-token.js';
import { logPosition } from './log-position.js';

const secret = Buffer.alloc(32, 7);

describe('a consistency token', () => {
  it('is opened by the installation that sealed it', () => {
    const position = logPosition('16/B374D848');
    expect(openPosition(sealPosition(position, secret), secret)).toBe(0x16_b374_d848n);
  });

  it('is greater as a text if it stands for more', () => {
    const positions = ['0/1', '0/A', '0/10', '9/FFFFFFFF', 'A/0', 'FFFFFFFF/FFFFFFFF'].map(logPosition);
    const tokens = positions.map((position) => sealPosition(position, secret));
    expect(tokens).toEqual([...tokens].sort());
  });

  it('of another installation, or with other digits, is none', () => {
    const token = sealPosition(10n, secret);
    for (const strange of [
      sealPosition(10n, Buffer.alloc(32)),
      token.replace('a', 'b'),
      token.toUpperCase(),
      `${token}A`,
      '',
    ])
      expect([strange, openPosition(strange, secret)]).toEqual([strange, undefined]);
  });
});

describe('a position of the log', () => {
  it('is refused if PostgreSQL would not write it so', () => {
    for (const text of ['', '16', '16/', 'G/1', '1/123456789'])
      expect(() => logPosition(text)).toThrow('is no position of a log');
  });
});
