import { describe, expect, it } from 'vitest';
import { replayBody } from './replay-body';

describe('the request of a replay', () => {
  it('leaves out what was not chosen', () => {
    expect(replayBody({ from_sequence: '4711', to_sequence: '', only_failed: false })).toEqual({
      from_sequence: 4711,
    });
    expect(replayBody({ from_sequence: '1', to_sequence: '9', only_failed: true })).toEqual({
      from_sequence: 1,
      to_sequence: 9,
      only_failed: true,
    });
  });

  it('leaves what is no number to the judgement of the service', () => {
    expect(replayBody({ from_sequence: 'x', to_sequence: '', only_failed: false }).from_sequence).toBe('x');
  });
});
