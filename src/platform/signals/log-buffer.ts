/** Where whole lines go, such as a file that is written to with one system call each. */
export interface LineSink {
  write(lines: string): unknown;
}

/**
 * Puts the lines of one turn of the event loop into one system call, because under load each would cost as much as a
 * statement.
 *
 * A turn is over before anybody can notice; lines of the last one are written while the process exits.
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
