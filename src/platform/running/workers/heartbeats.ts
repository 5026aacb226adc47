const LOOK_EVERY_MS = 1_000;
const SILENT_MS_MAX = 10_000;

/** Detects silent processes. A process that hangs sends nothing and does not end by itself. */
export class Heartbeats<Sender> {
  private readonly heardMs = new Map<Sender, number>();
  private lookedMs = performance.now();
  private readonly looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  constructor(private readonly onSilent: (sender: Sender) => void) {}

  /** Must be called from the moment on from which messages of the sender are expected. */
  heard(sender: Sender): void {
    this.heardMs.set(sender, performance.now());
  }

  /** Records a message of a sender that is already expected. */
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
      // This process was blocked itself, so it cannot know who was silent.
      if (hungItself) this.heardMs.set(sender, nowMs);
      else if (nowMs - heardMs > SILENT_MS_MAX) {
        this.forget(sender);
        this.onSilent(sender);
      }
    }
  }
}
