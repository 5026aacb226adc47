import { until } from '../../../test/support/eventually.js';
import { Log } from '../signals/log.js';
import { OrganizationRounds, type RoundsWork, type Served } from './organization-rounds.js';

const NOTHING_ELSE: Served = { again: [], rests: false };

/** Work whose rounds end when the test says so. */
class Recorded implements RoundsWork {
  readonly trouble = 'not done';
  readonly organizationsMax = 3;
  readonly roundsMax = 2;
  readonly lookEveryMs = 60_000;
  readonly served: string[][] = [];
  private readonly ends: (() => void)[] = [];

  constructor(readonly patienceMs: number) {}

  waiting(): Promise<string[]> {
    return Promise.resolve([]);
  }

  serve(organizationIds: readonly string[]): Promise<Served> {
    this.served.push([...organizationIds]);
    return new Promise((resolve) => this.ends.push(() => resolve(NOTHING_ELSE)));
  }

  async firstEnds(): Promise<void> {
    this.ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function roundsOf(work: RoundsWork, ...told: readonly string[]): OrganizationRounds {
  const rounds = new OrganizationRounds(work, new Log('silent'));
  for (const organization of told) rounds.tell(organization);
  return rounds;
}

describe('organizations that are told of during a round', () => {
  it('wait for its end and share the next one, as many as a round takes', async () => {
    const work = new Recorded(60_000);
    roundsOf(work, 'a', 'b', 'c', 'b', 'd', 'e');
    expect(work.served).toEqual([['a']]);
    await work.firstEnds();
    expect(work.served).toEqual([['a'], ['b', 'c', 'd']]);
    await work.firstEnds();
    expect(work.served).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    await work.firstEnds();
  });

  it('do not wait for a round that takes too long', async () => {
    const work = new Recorded(5);
    roundsOf(work, 'stuck', 'a', 'b', 'stuck');
    await until(() => work.served.length === 2);
    expect(work.served).toEqual([['stuck'], ['a', 'b']]);
    // What was told of the stuck one meanwhile gets a round of its own after it.
    await work.firstEnds();
    await until(() => work.served.length === 3);
    expect(work.served).toEqual([['stuck'], ['a', 'b'], ['stuck']]);
    for (const _round of [1, 2]) await work.firstEnds();
  });

  it('have rounds at the same time if nothing is gained from sharing', async () => {
    const work = new Recorded(0);
    roundsOf(work, 'a', 'b', 'c');
    expect(work.served).toEqual([['a'], ['b']]);
    await work.firstEnds();
    expect(work.served).toEqual([['a'], ['b'], ['c']]);
    for (const _round of [1, 2]) await work.firstEnds();
  });
});
