import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { Parser } from 'pg-protocol/dist/parser.js';

/** The code of a message that is a row. */
const DATA_ROW = 'D'.charCodeAt(0);
/** A text as short as this is looked at letter by letter sooner than a decoder is called. */
const SHORT = 24;
const ASCII_END = 128;

/**
 * A row as it came: two bytes that count its columns, then each with four bytes that count its own, -1 for null.
 *
 * Its columns are taken off it one after the other, each once. All are decoded at once, as Latin-1, in which a byte is
 * a letter: a call of the decoder for each takes longer than all else that is done with a row.
 */
export class DataRow {
  readonly name = 'dataRow';
  private readonly letters: string;
  private at: number;

  constructor(
    private readonly bytes: Buffer,
    private readonly from: number,
    end: number,
  ) {
    this.letters = bytes.toString('latin1', from, end);
    this.at = from + 2;
  }

  /** The next column, of a type that is written in ASCII. */
  ascii(): string | null {
    const count = this.count();
    if (count < 0) return null;
    const start = this.at - this.from;
    this.at += count;
    return this.letters.slice(start, start + count);
  }

  /** The next column, whatever is written in it. */
  text(): string | null {
    const count = this.count();
    if (count < 0) return null;
    const { at, letters } = this;
    this.at += count;
    const start = at - this.from;
    if (count <= SHORT && isAscii(letters, start, start + count)) return letters.slice(start, start + count);
    return this.bytes.toString('utf8', at, this.at);
  }

  /** What pg's own queries read. */
  get fields(): (string | null)[] {
    this.at = this.from + 2;
    return Array.from({ length: this.bytes.readInt16BE(this.from) }, () => this.text());
  }

  private count(): number {
    const count = this.bytes.readInt32BE(this.at);
    this.at += 4;
    return count;
  }
}

function isAscii(letters: string, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) if (letters.charCodeAt(at) >= ASCII_END) return false;
  return true;
}

/** The part of pg's connection that its types leave out. */
interface Listening extends EventEmitter {
  attachListeners(stream: Readable): void;
}

interface Message {
  readonly name: string;
}

/** A message as pg's parser hands it over: where it begins behind its head, its code, its length, and all that came. */
type Packet = [from: number, code: number, length: number, bytes: Buffer];

/** The part of pg's parser that its types call private. */
interface PacketParser {
  parse(bytes: Buffer, took: (message: Message) => void): void;
  handlePacket(...packet: Packet): Message;
}

class RowParser extends (Parser as unknown as new () => PacketParser) {
  override handlePacket(...packet: Packet): Message {
    const [from, code, length, bytes] = packet;
    if (code !== DATA_ROW) return super.handlePacket(...packet);
    // The four bytes of the length count too.
    return new DataRow(bytes, from, from + length - 4);
  }
}

/** Makes a connection of pg, which is not open yet, hand on its rows as `DataRow`. */
export function emitDataRows(connection: EventEmitter): void {
  (connection as Listening).attachListeners = (stream) => {
    const parser = new RowParser();
    stream.on('data', (bytes: Buffer) => {
      parser.parse(bytes, (message) => {
        connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
      });
    });
  };
}
