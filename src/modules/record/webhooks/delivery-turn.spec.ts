import { DeliveryTurn } from './delivery-turn.js';

let ms = 0;

function newTurn(): DeliveryTurn<string> {
  ms = 0;
  return new DeliveryTurn(() => ms);
}

const claiming = { claims: true, orders: false };

describe('the turn of an endpoint', () => {
  it('orders the next one once after five seconds, and ends if no worker is free for it', () => {
    const turn = newTurn();
    const looks = [0, 4_999, 5_000, 5_999, 6_000].map((at) => {
      ms = at;
      return turn.look();
    });
    const ending = { claims: false, orders: false };
    expect(looks).toEqual([claiming, claiming, { claims: true, orders: true }, claiming, ending]);
  });

  it('orders the next one also if it looks late, because its request hung', () => {
    const turn = newTurn();
    ms = 15_000;
    expect(turn.look()).toEqual({ claims: false, orders: true });
  });

  it('begins anew when another worker comes for the same endpoint', () => {
    const turn = newTurn();
    ms = 5_000;
    expect(turn.look().orders).toBe(true);
    turn.call();
    expect(turn.isIdle).toBe(false);
    ms = 9_999;
    expect(turn.look()).toEqual(claiming);
    expect(turn.isIdle).toBe(true);
    ms = 10_000;
    expect(turn.look().orders).toBe(true);
  });

  it('waits for what is under way, and gives together what ends together', async () => {
    const turn = newTurn();
    const ends: (() => void)[] = [];
    let places = 2;
    for (const name of ['one', 'two'])
      turn.add(new Promise((resolve) => ends.push(() => resolve(name))), () => void (places -= 1));
    expect([turn.underWay, turn.isIdle]).toEqual([2, false]);
    const changed = turn.changed();
    for (const end of ends) end();
    await changed;
    expect([turn.takeEnded(), turn.takeEnded(), turn.isIdle, places]).toEqual([['one', 'two'], [], true, 0]);
  });

  it('looks again while requests hang, if it is called', async () => {
    const turn = newTurn();
    turn.add(new Promise(() => undefined), () => undefined);
    const changed = turn.changed();
    turn.call();
    await changed;
    expect([turn.look(), turn.takeEnded()]).toEqual([claiming, []]);
  });

  it('claims nothing after a failure, and raises the first one', async () => {
    const turn = newTurn();
    turn.add(Promise.reject(new Error('first')), () => undefined);
    await turn.changed();
    turn.fail(new Error('second'));
    ms = 5_000;
    expect([turn.look(), turn.isIdle]).toEqual([{ claims: false, orders: false }, true]);
    expect(() => turn.assertNoFailure()).toThrow('first');
  });
});
