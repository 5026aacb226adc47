import { Agenda } from './agenda.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10, minute));
const job = (key: string, minute: number, row?: { id: string; revision: number }) => ({
  kind: 'tests.note',
  key,
  payload: { minute },
  due: at(minute),
  ...(row && { row }),
});

function keysUntil(agenda: Agenda, minute: number): string[] {
  const keys: string[] = [];
  for (let next = agenda.take(at(minute)); next !== undefined; next = agenda.take(at(minute)))
    keys.push(next.key);
  return keys;
}

describe('an agenda', () => {
  it('gives what is due in the order of time, and at the same time in the order of adding', () => {
    const agenda = new Agenda();
    for (const [key, minute] of [
      ['c', 3],
      ['a', 1],
      ['e', 9],
      ['b', 1],
      ['d', 3],
    ] as const)
      agenda.add(job(key, minute));
    expect(keysUntil(agenda, 3)).toEqual(['a', 'b', 'c', 'd']);
    expect(agenda.left.map(({ key }) => key)).toEqual(['e']);
    agenda.add(job('f', 2));
    expect(keysUntil(agenda, 10)).toEqual(['f', 'e']);
  });

  it('keeps one job of a kind under each key, the last one, with the row of the first', () => {
    const agenda = new Agenda();
    const row = { id: '7', revision: 0 };
    agenda.add(job('a', 1, row));
    agenda.add(job('a', 5));
    expect(agenda.take(at(4))).toBeUndefined();
    expect(agenda.take(at(5))).toEqual(job('a', 5, row));
    expect(agenda.left).toEqual([]);
  });
});
