const LOOK_EVERY_MS = 1_000;
const SILENT_MS_MAX = 10_000;

/** Knows who is silent: a process that hangs answers nobody, and does not end by itself. */
export class Heartbeats<Sender> {
  private readonly heardMs = new Map<Sender, number>();
  private lookedMs = performance.now();
  private readonly looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  constructor(private readonly onSilent: (sender: Sender) => void) {}

  /** To be called from the moment on from which somebody has to be heard. */
  heard(sender: Sender): void {
    this.heardMs.set(sender, performance.now());
  }

  /** Somebody who is already expected was heard. */
  beat(sender: Sender): void {
    if (this.heardMs.has(sender)) this.heard(sender);
  }

  forget(sender: Sender): void {
    this.heardMs.delete(sender);
  }

  stop(): void {
    clearInterval(this.looking);
    this.heardMs.clear();
  }

  private look(): void {
    const nowMs = performance.now();
    const hungItself = nowMs - this.lookedMs > LOOK_EVERY_MS + SILENT_MS_MAX / 2;
    this.lookedMs = nowMs;
    for (const [sender, heardMs] of this.heardMs) {
      // Whoever could not listen has no business to call others silent.
      if (hungItself) this.heardMs.set(sender, nowMs);
      else if (nowMs - heardMs > SILENT_MS_MAX) {
        this.forget(sender);
        this.onSilent(sender);
      }
    }
  }
}
