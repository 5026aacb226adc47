const LOOK_EVERY_MS = 1_000;
const SILENT_MS_MAX = 10_000;

/** Knows who is silent: a process that hangs answers nobody, and does not end by itself. */
export class Heartbeats<Teller> {
  private readonly heardMs = new Map<Teller, number>();
  private lookedMs = performance.now();
  private readonly looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  constructor(private readonly onSilent: (teller: Teller) => void) {}

  /** To be called from the moment on from which somebody has to be heard. */
  heard(teller: Teller): void {
    this.heardMs.set(teller, performance.now());
  }

  /** Somebody who is already expected was heard. */
  beat(teller: Teller): void {
    if (this.heardMs.has(teller)) this.heard(teller);
  }

  forget(teller: Teller): void {
    this.heardMs.delete(teller);
  }

  stop(): void {
    clearInterval(this.looking);
    this.heardMs.clear();
  }

  private look(): void {
    const nowMs = performance.now();
    const hungItself = nowMs - this.lookedMs > LOOK_EVERY_MS + SILENT_MS_MAX / 2;
    this.lookedMs = nowMs;
    for (const [teller, heardMs] of this.heardMs) {
      // Whoever could not listen has no business to call others silent.
      if (hungItself) this.heardMs.set(teller, nowMs);
      else if (nowMs - heardMs > SILENT_MS_MAX) {
        this.forget(teller);
        this.onSilent(teller);
      }
    }
  }
}
