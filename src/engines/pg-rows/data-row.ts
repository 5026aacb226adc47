import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { Parser } from 'pg-protocol/dist/parser.js';

/** The message code of a row. */
const DATA_ROW = 'D'.charCodeAt(0);
/** For a text this short, checking each character is faster than calling a decoder. */
const SHORT = 24;
const ASCII_END = 128;

/**
 * A row as the server sent it: two bytes with the number of columns, then for each column four bytes with its length
 * (-1 for null) and its bytes.
 *
 * Columns are read in order, each once. The whole row is decoded once as Latin-1, in which each byte is one character,
 * because one call of the decoder per column takes longer than everything else that happens to a row.
 */
export class DataRow {
  readonly name = 'dataRow';
  private decoded: string | undefined;
  private at: number;

  constructor(
    private readonly bytes: Buffer,
    private readonly from: number,
    private readonly end: number,
  ) {
    this.at = from + 2;
  }

  /** Returns the next column, whose type is written in ASCII. */
  ascii(): string | null {
    const count = this.count();
    if (count < 0) return null;
    const start = this.at - this.from;
    this.at += count;
    return this.letters.slice(start, start + count);
  }

  /** Returns the next column, in any characters. */
  text(): string | null {
    const count = this.count();
    if (count < 0) return null;
    const { at, letters } = this;
    this.at += count;
    const start = at - this.from;
    if (count <= SHORT && isAscii(letters, start, start + count)) return letters.slice(start, start + count);
    return this.bytes.toString('utf8', at, this.at);
  }

  /** Returns the next column, in any characters, without looking at the row as a whole. */
  utf8(): string | null {
    const count = this.count();
    if (count < 0) return null;
    this.at += count;
    return this.bytes.toString('utf8', this.at - count, this.at);
  }

  /** Returns the next column as it is stored, in memory of its own: the parser moves what it has received. */
  stored(): Buffer | null {
    const count = this.count();
    if (count < 0) return null;
    this.at += count;
    return Buffer.from(this.bytes.subarray(this.at - count, this.at));
  }

  /** All columns, for pg's own queries. */
  get fields(): (string | null)[] {
    this.at = this.from + 2;
    return Array.from({ length: this.bytes.readInt16BE(this.from) }, () => this.text());
  }

  /** Of a row that is bytes nothing is decoded. */
  private get letters(): string {
    return (this.decoded ??= this.bytes.toString('latin1', this.from, this.end));
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

/** A message from pg's parser: the offset behind its header, its code, its length, and the received bytes. */
type Packet = [from: number, code: number, length: number, bytes: Buffer];

/** The part of pg's parser that its types declare private. */
interface PacketParser {
  parse(bytes: Buffer, took: (message: Message) => void): void;
  handlePacket(...packet: Packet): Message;
}

class RowParser extends (Parser as unknown as new () => PacketParser) {
  override handlePacket(...packet: Packet): Message {
    const [from, code, length, bytes] = packet;
    if (code !== DATA_ROW) return super.handlePacket(...packet);
    // The length includes its own four bytes.
    return new DataRow(bytes, from, from + length - 4);
  }
}

/** Makes a pg connection that is not open yet emit its rows as `DataRow`. */
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
