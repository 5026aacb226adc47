import type { ToPrimary, Told } from './messages.js';

type Heard<Kind extends Told['kind']> = (told: Extract<Told, { kind: Kind }>) => void;

/** The other workers of this service, reached through the primary. What is told may get lost when one dies. */
export class Siblings {
  private readonly listeners = new Map<string, (told: Told) => void>();

  constructor(
    /** The name of this worker. */
    readonly name: string,
    /** How many others there are, when all live. */
    readonly others: number,
  ) {}

  tell(told: Told): void {
    sayToPrimary({ kind: 'tell', told });
  }

  /** One listener per kind. */
  on<Kind extends Told['kind']>(kind: Kind, listener: Heard<Kind>): void {
    this.listeners.set(kind, listener as (told: Told) => void);
  }

  hear(told: Told): void {
    this.listeners.get(told.kind)?.(told);
  }
}

/** Says something to the primary; `done` is called once it is on its way. Without a primary there is nobody to hear. */
export function sayToPrimary(message: ToPrimary, done: () => void = () => undefined): void {
  if (process.send === undefined || !process.connected) done();
  else process.send(message, undefined, undefined, () => done());
}
