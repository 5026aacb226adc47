import { afterAttempt, waitSeconds, type SignInFailures } from './sign-in-policy.js';

const SECOND_MS = 1_000;

function failTimes(times: number, nowMs: number): SignInFailures | undefined {
  let state: SignInFailures | undefined;
  for (let time = 0; time < times; time += 1) state = afterAttempt(state, { free: 5, nowMs });
  return state;
}

describe('failed sign-ins', () => {
  it('are free four times', () => {
    expect(waitSeconds(failTimes(4, 0), 0)).toBe(0);
  });

  it('make the next try wait, twice as long each time, a quarter of an hour at most', () => {
    expect([5, 6, 7, 8, 40].map((times) => waitSeconds(failTimes(times, 0), 0))).toEqual([1, 2, 4, 8, 900]);
  });

  it('are waited out', () => {
    expect(waitSeconds(failTimes(7, 0), 3 * SECOND_MS)).toBe(1);
    expect(waitSeconds(failTimes(7, 0), 4 * SECOND_MS)).toBe(0);
  });

  it('are forgotten after 15 minutes', () => {
    expect(afterAttempt(failTimes(9, 0), { free: 5, nowMs: 15 * 60 * SECOND_MS + 1 }).failures).toBe(1);
  });
});
