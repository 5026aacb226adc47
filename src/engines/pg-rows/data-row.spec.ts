import { EventEmitter } from 'node:events';
import { DataRow, emitDataRows } from './data-row.js';

const TEXTS = [
  '',
  'Müller',
  'Acme',
  'ж'.repeat(80),
  null,
  '漢字',
  'a'.repeat(200),
  '\u007f',
  '\u0080',
  '12.5',
];

describe('a row of PostgreSQL’s protocol', () => {
  it('returns its columns in order, also those beyond ASCII', () => {
    const row = rowOf(TEXTS);
    expect(TEXTS.map(() => row.text())).toEqual(TEXTS);
  });

  it('returns ASCII columns without decoding them', () => {
    const texts = ['17', null, '2026-11-22', 'f', '', '-0.5'];
    const row = rowOf(texts);
    expect(texts.map(() => row.ascii())).toEqual(texts);
  });

  it('returns what is stored in memory of its own, and texts beside it', () => {
    const row = rowOf(['Müller', null, '']);
    expect([row.utf8(), row.stored(), row.stored()]).toEqual(['Müller', null, Buffer.alloc(0)]);
  });

  it('returns all columns at once to pg’s own queries, as often as they ask', () => {
    const row = rowOf(TEXTS);
    row.text();
    expect([row.fields, row.fields]).toEqual([TEXTS, TEXTS]);
  });
});

describe('a connection with the parser of pg-rows', () => {
  it('delivers rows wherever the network cuts the stream', () => {
    const stream = Buffer.concat([message('D', columns(TEXTS)), message('D', columns(['b'])), READY]);
    for (let cut = 1; cut < stream.length; cut += 1) {
      // Copies, because the parser moves leftover bytes within the piece that they came in.
      const pieces = [stream.subarray(0, cut), stream.subarray(cut)].map((piece) => Buffer.from(piece));
      const seen = received(pieces);
      expect(seen).toEqual([TEXTS, ['b'], 'readyForQuery']);
    }
  });

  it('reports errors as pg does', () => {
    const error = message('E', Buffer.from('SERROR\0C23505\0Mduplicate key\0\0'));
    expect(received([error])).toEqual(['errorMessage 23505']);
  });
});

const READY = message('Z', Buffer.from('T'));

function rowOf(texts: readonly (string | null)[]): DataRow {
  // Behind other bytes, as rows are in practice.
  const before = Buffer.from('before');
  const bytes = Buffer.concat([before, columns(texts), Buffer.from('behind')]);
  return new DataRow(bytes, before.length, bytes.length - 'behind'.length);
}

function columns(texts: readonly (string | null)[]): Buffer {
  const head = Buffer.alloc(2);
  head.writeInt16BE(texts.length);
  const parts = texts.flatMap((text) => {
    const bytes = Buffer.from(text ?? '');
    const count = Buffer.alloc(4);
    count.writeInt32BE(text === null ? -1 : bytes.length);
    return [count, bytes];
  });
  return Buffer.concat([head, ...parts]);
}

function message(code: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, code);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function received(pieces: readonly Buffer[]): unknown[] {
  const [connection, stream] = [new EventEmitter(), new EventEmitter()];
  emitDataRows(connection);
  const seen: unknown[] = [];
  connection.on('dataRow', (row: DataRow) => seen.push(row.fields));
  connection.on('readyForQuery', ({ name }: { name: string }) => seen.push(name));
  connection.on('errorMessage', ({ code }: { code: string }) => seen.push(`errorMessage ${code}`));
  (connection as EventEmitter & { attachListeners(from: EventEmitter): void }).attachListeners(stream);
  for (const piece of pieces) stream.emit('data', piece);
  return seen;
}
