import { readFileSync } from 'node:fs';
import { eventTypes } from '../../src/modules/resources.js';

interface Webhook {
  readonly post: { readonly requestBody: object };
}

const { webhooks } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
  webhooks: Readonly<Record<string, Webhook>>;
};

describe('the webhooks of the published document', () => {
  it('are the types of events that the service announces', () => {
    expect(Object.keys(webhooks).sort()).toEqual(Object.keys(eventTypes).sort());
  });

  it.each(Object.entries(eventTypes))('describe the object of %s', (type, schema) => {
    const body = JSON.stringify(webhooks[type]?.post.requestBody);
    expect(body).toContain(`"type":{"const":"${type}"}`);
    expect(body).toContain(`"object":{"$ref":"${schema}"}`);
  });
});
