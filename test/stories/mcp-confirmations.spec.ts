import { McpClient } from '../support/mcp-client.js';
import { TestService } from '../support/test-service.js';

/** What a tool does only when it is asked twice. */

let service: TestService;
let mcp: McpClient;

beforeAll(async () => {
  service = await TestService.start();
  mcp = await McpClient.connect(service.url, owner().api.token!);
});
afterAll(async () => {
  await mcp.close();
  await service.stop();
});

const owner = () => service.owner;

async function withScopes(scopes: readonly string[]): Promise<McpClient> {
  const session = await owner().signIn();
  const { body } = await session.post('/api-keys', { name: scopes.join(' '), scopes });
  return McpClient.connect(service.url, body.secret as string);
}

async function draft(): Promise<string> {
  const items = [{ product_id: await owner().product(), quantity: 2, price: 50 }];
  const customer_id = await owner().customer();
  const { content } = await mcp.call('invoices_create', { customer_id, items, tax_rate: 19 });
  return content.answer.id as string;
}

const statusOf = async (id: string) => (await owner().shownInvoice(id))['status'];

describe('a confirmation', () => {
  it('does the same once, however often it is sent', async () => {
    const id = await owner().issuedInvoice();
    const order = { id, method: 'cash', amount: 10 };
    const { confirmation } = (await mcp.call('invoices_record_payment', order)).content;
    const answers = [];
    for (let at = 0; at < 3; at += 1)
      answers.push((await mcp.call('invoices_record_payment', { ...order, confirmation })).content);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await owner().shownInvoice(id))['amount_paid']).toBe(10);
  });

  it('is of these arguments, this tool and this caller', async () => {
    const id = await owner().issuedInvoice();
    const order = { id, method: 'cash', amount: 10 };
    const { confirmation } = (await mcp.call('invoices_record_payment', order)).content;
    const key = await withScopes(['invoices:read', 'invoices:write', 'payments:write']);
    const refusals = [
      await mcp.call('invoices_record_payment', { ...order, amount: 11, confirmation }),
      await mcp.call('invoices_record_payment', {
        ...order,
        id: await owner().issuedInvoice(),
        confirmation,
      }),
      await mcp.call('invoices_void', { id, confirmation }),
      await mcp.call('invoices_record_payment', { ...order, confirmation: `${confirmation}x` }),
      await mcp.call('invoices_record_payment', { ...order, confirmation: `x${confirmation}` }),
      await key.call('invoices_record_payment', { ...order, confirmation }),
    ];
    for (const { isError, content } of refusals) {
      expect(isError).toBe(true);
      expect(content.problem.code).toBe('confirmation_of_something_else');
    }
    expect((await owner().shownInvoice(id))['amount_paid']).toBe(0);
    await key.close();
  });

  it('ends after ten minutes, and when its target has changed', async () => {
    const id = await draft();
    const asked = await mcp.call('invoices_finalize', { id });
    const { confirmation } = asked.content;
    await owner().api.patch(`/invoices/${id}`, { note: 'changed meanwhile' });
    const changed = await mcp.call('invoices_finalize', { id, confirmation });
    expect(changed).toMatchObject({ isError: true, content: { problem: { code: 'precondition_failed' } } });
    const second = await mcp.call('invoices_finalize', { id });
    service.clock.passes('11 minutes');
    const late = await mcp.call('invoices_finalize', { id, confirmation: second.content.confirmation });
    expect(late).toMatchObject({ isError: true, content: { problem: { code: 'confirmation_expired' } } });
    expect(await statusOf(id)).toBe('draft');
  });

  it('is not given for what would be refused', async () => {
    const { isError, content } = await mcp.call('invoices_delete', { id: await owner().issuedInvoice() });
    expect(isError).toBe(true);
    expect(content).not.toHaveProperty('confirmation');
  });
});
