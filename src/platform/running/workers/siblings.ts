import type { ToPrimary, Broadcast } from './messages.js';

type Heard<Kind extends Broadcast['kind']> = (message: Extract<Broadcast, { kind: Kind }>) => void;

/** The other workers of this service, reached through the primary. Messages may get lost when a worker dies. */
export class Siblings {
  private readonly listeners = new Map<string, (message: Broadcast) => void>();

  constructor(
    /** The name of this worker. */
    readonly name: string,
    /** How many other workers there are if all are alive. */
    readonly others: number,
  ) {}

  broadcast(message: Broadcast): void {
    sendToPrimary({ kind: 'broadcast', message });
  }

  /** Sets the one listener of a kind of message. */
  on<Kind extends Broadcast['kind']>(kind: Kind, listener: Heard<Kind>): void {
    this.listeners.set(kind, listener as (message: Broadcast) => void);
  }

  receive(message: Broadcast): void {
    this.listeners.get(message.kind)?.(message);
  }
}

/** Sends a message to the primary; calls `done` when it is sent, or at once if there is no primary. */
export function sendToPrimary(message: ToPrimary, done: () => void = () => undefined): void {
  if (process.send === undefined || !process.connected) done();
  else process.send(message, undefined, undefined, () => done());
}
