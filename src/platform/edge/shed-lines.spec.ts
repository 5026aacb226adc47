import { setTimeout as wait } from 'node:timers/promises';
import { Log } from '../signals/log.js';
import { ShedLines } from './shed-lines.js';

describe('the lines of requests that are refused because there is too much to do', () => {
  it('are limited for each second, and the others are counted', async () => {
    const told: string[] = [];
    const lines = new ShedLines(new Log('info', { write: (line) => told.push(line) }));
    const taken = Array.from({ length: 150 }, () => lines.take());
    expect(taken.filter(Boolean)).toHaveLength(100);
    expect(told).toEqual([]);
    await wait(1_100);
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ msg: 'more requests were refused', requests: 50 });
    expect(lines.take()).toBe(true);
  });

  it('are all written while there are few', async () => {
    const told: string[] = [];
    const lines = new ShedLines(new Log('info', { write: (line) => told.push(line) }));
    expect([lines.take(), lines.take()]).toEqual([true, true]);
    await wait(1_100);
    expect(told).toEqual([]);
  });
});
