import { Books } from '../model/books.js';
import { addDays } from '../model/days.js';
import { Client, type Answer } from './client.js';

export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** The service says something else than the model. */
export class Difference extends Error {
  constructor(
    readonly place: string,
    readonly expected: unknown,
    readonly shown: unknown,
  ) {
    super(`${place}: ${JSON.stringify(expected)} is right, ${JSON.stringify(shown)} is shown`);
  }
}

/** One organization of its own in test books, beside the model of what it ought to be. */
export class World {
  private readonly ids = new Map<string, string>();
  private minutes = 0;

  private constructor(
    readonly api: Client,
    readonly model: Books,
  ) {}

  static async open(url: string, owner: Owner): Promise<World> {
    const login = await new Client(url, undefined).post('/auth/login', owner);
    const session = new Client(url, must(login, 200).access_token as string);
    const books = { name: 'Simulated books', currency: 'EUR', time_zone: 'UTC', mode: 'test' };
    const organization_id = must(await session.post('/organizations', books), 201).id as string;
    const there = must(await session.post('/auth/switch', { organization_id }), 200);
    const api = new Client(url, there.access_token as string);
    const { today } = must(await api.get('/organization/clock'), 200);
    const world = new World(api, new Books(today as string));
    await world.passes(1);
    return world;
  }

  idOf(label: string): string {
    const id = this.ids.get(label);
    if (id === undefined) throw new Error(`Nothing is called ${label}.`);
    return id;
  }

  named(label: string, id: unknown): void {
    this.ids.set(label, id as string);
  }

  has(label: string): boolean {
    return this.ids.has(label);
  }

  /** Lets days pass, with all that falls due on the way. */
  async passes(days: number): Promise<void> {
    const { model } = this;
    model.goTo(addDays(model.today, days));
    this.minutes = 0;
    for (const mail of model.mails.values()) {
      if (mail.says !== undefined || mail.leavesOn > model.today) continue;
      mail.says = model.askedIn(mail);
    }
    await this.moveClock();
    await this.mailsLeave();
  }

  /** Asks for mails whose day has come: in test books they end in the outbox, and nobody holds them. */
  private async mailsLeave(): Promise<void> {
    for (const mail of this.model.mails.values()) {
      if (mail.gone || mail.says === undefined) continue;
      const { status } = must(await this.api.get(`/messages/${this.idOf(mail.label)}`), 200);
      mail.gone = true;
      mail.cancelled = status === 'cancelled';
      if (status === 'sent') this.model.invoice(mail.invoice).held = true;
    }
  }

  /** Lets a minute pass, so that all jobs are done. */
  async settles(): Promise<void> {
    this.minutes += 1;
    await this.moveClock();
    await this.mailsLeave();
  }

  private async moveClock(): Promise<void> {
    const at = new Date(Date.parse(`${this.model.today}T06:00:00Z`) + this.minutes * 60_000);
    const moved = must(await this.api.put('/organization/clock', { now: at.toISOString() }), 200);
    if (moved.jobs_failed > 0) throw new Difference('jobs that failed', 0, moved.jobs_failed);
  }
}

/** Returns the body of an answer, which must have this status. */
export function must(answer: Answer, status: number): any {
  if (answer.status === status) return answer.body;
  throw new Difference('status', status, answer);
}
