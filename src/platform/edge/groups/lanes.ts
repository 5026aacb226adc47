/** How many work in one transaction. More would keep the first of them waiting, and gain little. */
const TOGETHER_MAX = 64;

/**
 * Whoever holds a lane for longer than this waits for something else, such as an invoice that another transaction has
 * locked. The others do not wait for that.
 */
const PATIENCE_MS = 200;

interface Waiting {
  readonly member: unknown;
  readonly go: (members: readonly never[]) => Promise<void>;
}

interface Lane {
  readonly waiting: Waiting[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Where those gather who would wait for each other anyway, while one of them is at work.
 *
 * All that wait go together as soon as the lane is free, in the order in which they came. Nobody waits for others to
 * come.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  isBusy(name: string): boolean {
    return this.lanes.has(name);
  }

  /** Runs work, and lets whoever joins meanwhile wait for its end. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.lanes.has(name) ? work() : this.occupy(name, [], work);
  }

  /** Waits in a busy lane. `go` gets all that wait when it is their turn. It must not fail, and is the same for all. */
  join<Member>(name: string, member: Member, go: (members: readonly Member[]) => Promise<void>): void {
    const lane = this.lanes.get(name);
    if (lane === undefined) throw new Error('Nobody can wait in a lane that is free.');
    lane.waiting.push({ member, go });
    this.watch(name, lane);
  }

  private async occupy<T>(name: string, waiting: Waiting[], work: () => Promise<T>): Promise<T> {
    const lane: Lane = { waiting, timer: undefined };
    this.lanes.set(name, lane);
    this.watch(name, lane);
    try {
      return await work();
    } finally {
      this.pass(name, lane);
    }
  }

  /** Lets those go who wait. Whoever was passed over because it took too long has no lane to pass on any more. */
  private pass(name: string, lane: Lane): void {
    clearTimeout(lane.timer);
    if (this.lanes.get(name) !== lane) return;
    this.lanes.delete(name);
    const { waiting } = lane;
    const [first, ...rest] = waiting.splice(0, TOGETHER_MAX);
    if (first === undefined) return;
    const members = [first, ...rest].map(({ member }) => member as never);
    void this.occupy(name, waiting, () => first.go(members));
  }

  private watch(name: string, lane: Lane): void {
    if (lane.waiting.length === 0) return;
    lane.timer ??= setTimeout(() => this.pass(name, lane), this.patienceMs);
  }
}
