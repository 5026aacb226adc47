import { resources } from '../../src/modules/resources.js';
import { webhookEndpoints } from '../../src/modules/record/webhooks/webhooks.resource.js';
import { fieldsOf } from '../contract/support/fields.js';
import { writingOperations, type WritingOperation } from '../contract/support/operations.js';
import type { ApiClient } from './api-client.js';

/** Whether the body of an operation can contain the identifier of another resource. */
export function hasReferences({ body }: Pick<WritingOperation, 'body'>): boolean {
  return fieldsOf(body.schema).some(({ kind }) => kind === 'identifier');
}

/**
 * Creates one resource of each kind that refers to no other, from the documented examples. Returns their ids by prefix.
 *
 * Takes the prefixes that exist already. Resources that refer to others are created where tests need them.
 */
export async function thingsFromExamples(
  api: ApiClient,
  present: readonly string[],
): Promise<Record<string, string>> {
  const things: Record<string, string> = {};
  for (const { name, idPrefix, write } of resources) {
    if (idPrefix === undefined || write === undefined || present.includes(idPrefix)) continue;
    const create = writingOperations.find(({ method, path }) => method === 'POST' && path === `/${name}`);
    if (create === undefined || hasReferences(create)) continue;
    const { status, body } = await api.post(create.path, create.body.example);
    if (status !== 201 && status !== 200)
      throw new Error(`The example of ${create.id} is refused: ${JSON.stringify(body)}`);
    things[idPrefix] = body.id as string;
    if (idPrefix === webhookEndpoints.idPrefix) things['whd'] = await aDelivery(api, body.id as string);
  }
  return things;
}

/**
 * Returns a delivery that has ended. The endpoint is disabled, because its deliveries would change while tests compare
 * what is stored.
 */
async function aDelivery(api: ApiClient, endpoint: string): Promise<string> {
  await api.post(`/webhook-endpoints/${endpoint}/disable`);
  return (await api.post(`/webhook-endpoints/${endpoint}/test`)).body.delivery_id as string;
}
