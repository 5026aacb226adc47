/** Writes texts that are JSON as one list, a line each. */
export async function* jsonList(parts: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  let begin = '[\n';
  for await (const rows of parts) {
    if (rows.length === 0) continue;
    yield Buffer.from(begin + rows.join(',\n'));
    begin = ',\n';
  }
  yield Buffer.from(begin === ',\n' ? '\n]\n' : '[]\n');
}
