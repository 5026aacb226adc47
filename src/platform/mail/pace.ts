const MINUTE_MS = 60_000;

/** Servers that nobody has sent to for a minute are forgotten when so many are known. */
const SERVERS_MAX = 1_000;

/** How many mails go to a server within a minute: as many at once as a whole minute has, then one after the other. */
export class Pace {
  /** When the turns of each server that were taken are over. */
  private readonly takenUntil = new Map<string, number>();

  /** Without a limit for 0. */
  constructor(private readonly perMinute: number) {}

  /** Takes a turn; undefined if there is one, else when the next one is. */
  turn(server: string, now: Date): Date | undefined {
    if (this.perMinute === 0) return undefined;
    const at = now.getTime();
    const before = this.takenUntil.get(server);
    // A clock that was set back must not stop mails for as long.
    const from = before === undefined || before > at + 2 * MINUTE_MS ? at : Math.max(before, at);
    const until = from + MINUTE_MS / this.perMinute;
    if (until > at + MINUTE_MS) return new Date(Math.ceil(until - MINUTE_MS));
    this.takenUntil.set(server, until);
    if (this.takenUntil.size > SERVERS_MAX) this.forget(at);
    return undefined;
  }

  private forget(at: number): void {
    for (const [server, until] of this.takenUntil) if (until <= at) this.takenUntil.delete(server);
  }
}
