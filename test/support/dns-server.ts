import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TEXT = 16;
const NO_NAME = 3;
/** Answers that are no answer: the question itself, and records for this many seconds. */
const TTL_SECONDS = 60;
/** The name of the question, by its place. */
const NAME_OF_QUESTION = Buffer.from([0xc0, 12]);

/** A real name server on loopback, which knows text records alone. Source: RFC 1035. */
export class DnsServer {
  /** The texts of each name, in small letters. */
  readonly texts = new Map<string, readonly string[]>();
  readonly asked: string[] = [];
  isSilent = false;

  private constructor(private readonly socket: Socket) {
    socket.on('message', (question, from) => this.answer(question, from));
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(question: Buffer, { port, address }: RemoteInfo): void {
    const { name, end } = nameOf(question);
    this.asked.push(name);
    if (this.isSilent) return;
    const texts = question.readUInt16BE(end) === TEXT ? (this.texts.get(name) ?? []) : [];
    const isThere = [...this.texts.keys()].some((one) => one === name || one.endsWith(`.${name}`));
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8580 | (isThere ? 0 : NO_NAME), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts.length, 6);
    const whole = Buffer.concat([head, question.subarray(12, end + 4), ...texts.map(recordOf)]);
    this.socket.send(whole, port, address);
  }
}

function nameOf(question: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A text record, in parts of 255 bytes at most. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TEXT, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(TTL_SECONDS, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([NAME_OF_QUESTION, fixed, data]);
}
