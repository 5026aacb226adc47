import type { ShownInvoice, Tenant } from '../../support/tenant.js';
import type { TestService } from '../../support/test-service.js';
import type { Agent } from './agent.js';

/** The organization whose books are kept. */
export interface Books {
  readonly service: TestService;
  readonly owner: Tenant;
  readonly stranger: Tenant;
}

/** A task as a person says it, how it is done with the tools, and what has to be so afterwards. */
export interface Task {
  readonly task: string;
  readonly run: (agent: Agent, books: Books) => Promise<unknown>;
  /** What is expected of what `run` returns. */
  readonly gives?: unknown;
}

/** A task that must end with a question or a refusal, and leave the books as they were. */
export interface Trap {
  readonly task: string;
  readonly run: (agent: Agent, books: Books) => Promise<unknown>;
  /** What the question or the refusal says. */
  readonly ends: RegExp;
}

let count = 0;

/** Makes a customer whose name nobody else has. */
export async function freshCustomer({ owner }: Books, fields: object = {}): Promise<string> {
  count += 1;
  const name = `${WORDS[count % WORDS.length]!} ${WORDS[(count * 7 + 3) % WORDS.length]!} ${count}`;
  await owner.customer({ name, ...fields });
  return name;
}

const WORDS = [
  'Abacus',
  'Beacon',
  'Cobalt',
  'Dynamo',
  'Ember',
  'Fathom',
  'Gantry',
  'Harbor',
  'Ivory',
  'Juniper',
];

/** Makes an issued invoice of 119 and returns it. */
export async function issued({ owner }: Books, fields: object = {}): Promise<ShownInvoice & Numbered> {
  return (await owner.shownInvoice(await owner.issuedInvoice(fields))) as ShownInvoice & Numbered;
}

interface Numbered {
  readonly number: string;
  readonly customer_id: string;
}

/** Looks up what a line needs: the product by its name. */
export async function line(agent: Agent, product: string, rest: object): Promise<object> {
  return { product_id: (await agent.the('product', product)).id, ...rest };
}
