import type { ToPrimary, Broadcast } from './messages.js';

type Heard<Kind extends Broadcast['kind']> = (message: Extract<Broadcast, { kind: Kind }>) => void;

/** The other workers of this service, reached through the primary. What is told may get lost when one dies. */
export class Siblings {
  private readonly listeners = new Map<string, (message: Broadcast) => void>();

  constructor(
    /** The name of this worker. */
    readonly name: string,
    /** How many others there are, when all live. */
    readonly others: number,
  ) {}

  broadcast(message: Broadcast): void {
    sendToPrimary({ kind: 'broadcast', message });
  }

  /** One listener per kind. */
  on<Kind extends Broadcast['kind']>(kind: Kind, listener: Heard<Kind>): void {
    this.listeners.set(kind, listener as (message: Broadcast) => void);
  }

  receive(message: Broadcast): void {
    this.listeners.get(message.kind)?.(message);
  }
}

/** Says something to the primary; `done` is called once it is on its way. Without a primary there is nobody to hear. */
export function sendToPrimary(message: ToPrimary, done: () => void = () => undefined): void {
  if (process.send === undefined || !process.connected) done();
  else process.send(message, undefined, undefined, () => done());
}
