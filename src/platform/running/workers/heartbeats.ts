const LOOK_EVERY_MS = 1_000;
const SILENT_MS_MAX = 10_000;

/** Detects silent processes. A process that hangs sends nothing and does not end by itself. */
export class Heartbeats<Sender> {
  private readonly heard = new Map<Sender, { readonly atMs: number; readonly silentMs: number }>();
  private lookedMs = performance.now();
  private readonly looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  constructor(private readonly onSilent: (sender: Sender) => void) {}

  /** Must be called from the moment on from which messages of the sender are expected, at most so long apart. */
  expect(sender: Sender, silentMs = SILENT_MS_MAX): void {
    this.heard.set(sender, { atMs: performance.now(), silentMs });
  }

  /** Records a message of a sender that is already expected. */
  beat(sender: Sender): void {
    const before = this.heard.get(sender);
    if (before !== undefined) this.expect(sender, before.silentMs);
  }

  forget(sender: Sender): void {
    this.heard.delete(sender);
  }

  stop(): void {
    clearInterval(this.looking);
    this.heard.clear();
  }

  private look(): void {
    const nowMs = performance.now();
    const hungItself = nowMs - this.lookedMs > LOOK_EVERY_MS + SILENT_MS_MAX / 2;
    this.lookedMs = nowMs;
    for (const [sender, { atMs, silentMs }] of this.heard) {
      // This process was blocked itself, so it cannot know who was silent.
      if (hungItself) this.expect(sender, silentMs);
      else if (nowMs - atMs > silentMs) {
        this.forget(sender);
        this.onSilent(sender);
      }
    }
  }
}
