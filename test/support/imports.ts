import type { ApiClient } from './api-client.js';
import { eventually } from './eventually.js';

type Row = Readonly<Record<string, unknown>>;

export interface Finding extends Row {
  readonly row: number;
  readonly column: string | null;
  readonly pointer: string;
  readonly code: string;
}

export interface Import extends Row {
  readonly id: string;
  readonly state: string;
  readonly findings: readonly Finding[];
}

/** Brings customers, products and invoices along as a caller does, and waits for what happens meanwhile. */
export class Imports {
  constructor(private readonly api: ApiClient) {}

  async checked(body: object): Promise<Import> {
    const answer = await this.api.post('/imports', body);
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body as Import;
  }

  stateOf(id: string, state: string): Promise<Import> {
    return eventually(async () => {
      const { body } = await this.api.get(`/imports/${id}`);
      return body['state'] === state ? (body as Import) : undefined;
    });
  }

  async committed(id: string): Promise<Import> {
    const answer = await this.api.post(`/imports/${id}/commit`);
    expect([answer.status, answer.body.state]).toEqual([200, 'committing']);
    return this.stateOf(id, 'done');
  }

  async undone(id: string): Promise<Import> {
    const answer = await this.api.post(`/imports/${id}/undo`);
    expect([answer.status, answer.body.state]).toEqual([200, 'undoing']);
    return this.stateOf(id, 'undone');
  }

  async customersNamed(words: string): Promise<Row[]> {
    const { body } = await this.api.get(`/customers?q=${encodeURIComponent(words)}&limit=100`);
    return body['data'] as Row[];
  }
}
