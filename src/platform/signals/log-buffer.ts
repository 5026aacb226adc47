/** A destination of whole lines, such as a file that takes one system call per write. */
export interface LineSink {
  write(lines: string): unknown;
}

/**
 * Writes the lines of one turn of the event loop with one system call, because under load each call would cost as much
 * as a statement.
 *
 * A turn is too short to notice the delay. The lines of the last turn are written while the process exits.
 */
export class LogBuffer implements LineSink {
  private pending = '';

  constructor(private readonly sink: LineSink) {
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    if (this.pending === '') setImmediate(() => this.flush());
    this.pending += line;
  }

  private flush(): void {
    const lines = this.pending;
    this.pending = '';
    if (lines !== '') this.sink.write(lines);
  }
}
