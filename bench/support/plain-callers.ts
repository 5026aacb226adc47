import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { BenchRequest } from './request.js';

export interface Answer {
  /** 0 for a request without an answer. */
  readonly status: number;
  readonly tookMs: number;
}

export type PlainRequest = Pick<BenchRequest, 'method' | 'path' | 'headers' | 'body'>;

/** Whoever has no answer by then has none. */
const ANSWERED_WITHIN_MS = 20_000;
const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';

/**
 * Sends requests over kept sockets, with as little work as possible.
 *
 * On a machine with few cores, the work of node:http would take from the service what the bench measures. It reads of
 * an answer only what tells its status and its end. autocannon, which the other modes use, sends a request when the one
 * before it is answered, so that it offers no more than the service takes, and does not tell the times of refusals.
 */
export class PlainCallers {
  private readonly idle: Caller[] = [];
  private readonly waiting: (() => void)[] = [];
  private open = 0;
  private readonly address: { readonly host: string; readonly port: number };

  constructor(
    url: string,
    private readonly socketsMax: number,
  ) {
    const { hostname, port } = new URL(url);
    this.address = { host: hostname, port: Number(port) };
  }

  /** The time counts from when a socket is free: what waits for a socket waits for the generator. */
  async ask(request: PlainRequest): Promise<Answer> {
    const caller = await this.free();
    const began = performance.now();
    const status = await caller.ask(textOf(request, this.address.host));
    const tookMs = performance.now() - began;
    if (caller.isOpen) this.idle.push(caller);
    else this.open -= 1;
    this.waiting.shift()?.();
    return { status, tookMs };
  }

  /** Opens all sockets, so that no request waits until its connection is accepted: Node.js accepts one a turn. */
  async connected(): Promise<void> {
    const sockets = Array.from({ length: this.socketsMax - this.open }, () => connect(this.address));
    this.open = this.socketsMax;
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    this.idle.push(...sockets.map((socket) => new Caller(socket)));
  }

  end(): void {
    for (const caller of this.idle.splice(0)) caller.end();
  }

  private async free(): Promise<Caller> {
    for (;;) {
      const caller = this.idle.pop();
      if (caller?.isOpen === true) return caller;
      if (caller !== undefined) this.open -= 1;
      if (this.open < this.socketsMax) {
        this.open += 1;
        return new Caller(connect(this.address));
      }
      if (caller === undefined) await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}

/** One socket, with one request at a time. */
class Caller {
  isOpen = true;
  private received = '';
  private done: ((status: number) => void) | undefined;

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (part) => this.take(String(part)));
    socket.on('error', () => undefined);
    socket.on('close', () => this.finish(0));
    socket.setTimeout(ANSWERED_WITHIN_MS, () => socket.destroy());
  }

  ask(text: string): Promise<number> {
    return new Promise((resolve) => {
      this.done = resolve;
      if (this.isOpen) this.socket.write(text);
      else this.finish(0);
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private take(part: string): void {
    this.received += part;
    const bodyAt = this.received.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    if (bodyAt < END_OF_HEAD.length) return;
    const head = this.received.slice(0, bodyAt).toLowerCase();
    const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.received.endsWith(END_OF_CHUNKS)
        : this.received.length >= bodyAt + Number(length);
    if (!isWhole) return;
    if (head.includes('\nconnection: close')) this.close();
    this.finish(Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)));
  }

  private finish(status: number): void {
    if (status === 0) this.close();
    this.received = '';
    const { done } = this;
    this.done = undefined;
    done?.(status);
  }

  private close(): void {
    this.isOpen = false;
    this.socket.destroy();
  }
}

function textOf({ method, path, headers, body = '' }: PlainRequest, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`;
}
