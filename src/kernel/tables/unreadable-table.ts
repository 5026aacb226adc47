/** A file of which no rows can be read, and the line where that shows. */
export class UnreadableTable extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
