import { setTimeout as pause } from 'node:timers/promises';

/** The pause before a refused or interrupted request is repeated. */
const AGAIN_MS = 50;

/**
 * A client that writes down each request before sending it, and repeats it under its key until it is answered, like a
 * program that must neither lose nor duplicate anything.
 */
export class Journal {
  /** All requests, in the order in which they began. */
  entries = [];
  answered = 0;
  unexpected = [];
  /** How often the answer was "try again later", and how often none came. */
  refused = 0;
  broken = 0;

  constructor(service) {
    this.service = service;
  }

  /** Repeats the request until the answer is not "try again later", and keeps that answer. */
  async post(path, body) {
    const entry = { path, body, key: `faults-${this.entries.length}` };
    this.entries.push(entry);
    entry.answer = await this.repeat(entry);
    this.answered += 1;
    return entry.answer.body;
  }

  async repeat({ path, body, key }) {
    for (;;) {
      const answer = await this.ask('POST', path, { body, key });
      if (answer === undefined) this.broken += 1;
      if (answer?.status === 503) this.refused += 1;
      if (answer !== undefined && answer.status < 500 && answer.status !== 409) return answer;
      if (answer !== undefined && ![409, 503].includes(answer.status)) this.unexpected.push(answer);
      await pause(AGAIN_MS);
    }
  }

  async get(path) {
    for (;;) {
      const answer = await this.ask('GET', path);
      if (answer?.status === 200) return answer.body;
      await pause(AGAIN_MS);
    }
  }

  /** Returns everything of a list. */
  async all(path) {
    const found = [];
    for (let cursor = ''; cursor !== null;) {
      const page = await this.get(`${path}?limit=100${cursor && `&cursor=${cursor}`}`);
      found.push(...page.data);
      cursor = page.next_cursor;
    }
    return found;
  }

  /** Sends the request once; returns undefined if no answer came. */
  async ask(method, path, { body, key } = {}) {
    const { service } = this;
    const headers = {
      authorization: `Bearer ${service.key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    try {
      const answer = await fetch(`${service.url}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const replayed = answer.headers.get('idempotent-replayed') === 'true';
      return { status: answer.status, replayed, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return undefined;
    }
  }
}
