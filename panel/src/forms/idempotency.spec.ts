import { describe, expect, it } from 'vitest';
import { LastAttempt } from './idempotency';

describe('the Idempotency-Key of an attempt', () => {
  it.each(['connection_failed', 'timeout', 'http_502'])(
    'stays the same if the answer was lost: %s',
    (code) => {
      const last = new LastAttempt();
      const key = last.keyFor({ name: 'Ada' });
      last.ended(code);
      expect(last.keyFor({ name: 'Ada' })).toBe(key);
    },
  );

  it('changes with the values', () => {
    const last = new LastAttempt();
    const key = last.keyFor({ name: 'Ada' });
    last.ended('connection_failed');
    expect(last.keyFor({ name: 'Grace' })).not.toBe(key);
  });

  it.each([undefined, 'validation_failed', 'internal_error'])(
    'changes after a certain outcome: %s',
    (code) => {
      const last = new LastAttempt();
      const key = last.keyFor({ name: 'Ada' });
      last.ended(code);
      expect(last.keyFor({ name: 'Ada' })).not.toBe(key);
    },
  );
});
