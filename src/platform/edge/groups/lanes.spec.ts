import { Lanes } from './lanes.js';

/** Work that ends when it is told to. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end: () => end() };
}

const turns = async (count = 10): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

describe('a lane', () => {
  it('is free until somebody holds it, and again afterwards', async () => {
    const lanes = new Lanes();
    const { done, end } = work();
    expect(lanes.isBusy('a')).toBe(false);
    const held = lanes.hold('a', () => done);
    expect([lanes.isBusy('a'), lanes.isBusy('b')]).toEqual([true, false]);
    end();
    await held;
    expect(lanes.isBusy('a')).toBe(false);
  });

  it('lets all that wait go together, in their order, and those who come meanwhile after them', async () => {
    const lanes = new Lanes();
    const [first, group] = [work(), work()];
    const gone: (readonly number[])[] = [];
    const go = (members: readonly number[]): Promise<void> => {
      gone.push(members);
      return gone.length === 1 ? group.done : Promise.resolve();
    };
    const held = lanes.hold('a', () => first.done);
    for (const member of [1, 2, 3]) lanes.join('a', member, go);
    expect(gone).toEqual([]);
    first.end();
    await held;
    expect(gone).toEqual([[1, 2, 3]]);
    lanes.join('a', 4, go);
    expect(gone).toHaveLength(1);
    group.end();
    await turns();
    expect(gone).toEqual([[1, 2, 3], [4]]);
    expect(lanes.isBusy('a')).toBe(false);
  });

  it('lets at most 64 go at once', async () => {
    const lanes = new Lanes();
    const first = work();
    const sizes: number[] = [];
    const held = lanes.hold('a', () => first.done);
    for (let member = 0; member < 150; member += 1) {
      lanes.join('a', member, (members) => {
        sizes.push(members.length);
        return Promise.resolve();
      });
    }
    first.end();
    await held;
    await turns();
    expect(sizes).toEqual([64, 64, 22]);
    expect(lanes.isBusy('a')).toBe(false);
  });

  it('does not wait long for whoever holds it, and is passed on without it', async () => {
    const lanes = new Lanes(1);
    const [stuck, group] = [work(), work()];
    const held = lanes.hold('a', () => stuck.done);
    const gone = new Promise<readonly string[]>((resolve) => {
      lanes.join('a', 'one', (members: readonly string[]) => {
        resolve(members);
        return group.done;
      });
    });
    expect(await gone).toEqual(['one']);
    stuck.end();
    await held;
    expect(lanes.isBusy('a')).toBe(true);
    group.end();
    await turns();
    expect(lanes.isBusy('a')).toBe(false);
  });

  it('is free again after work that failed, and those who wait go', async () => {
    const lanes = new Lanes();
    const gone: (readonly string[])[] = [];
    let fail = (): void => undefined;
    const failing = new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('on purpose'))));
    const held = lanes.hold('a', () => failing);
    lanes.join('a', 'one', (members) => {
      gone.push(members);
      return Promise.resolve();
    });
    fail();
    await expect(held).rejects.toThrow('on purpose');
    await turns();
    expect([gone, lanes.isBusy('a')]).toEqual([[['one']], false]);
  });
});
