import { McpClient, type Era } from '../support/mcp-client.js';
import { TestService } from '../support/test-service.js';

/** What programs can read under an address at /mcp, and the tasks that they can offer to a person. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const owner = () => service.owner;

describe.each<Era>(['2025', '2026'])('a client of the protocol of %s', (era) => {
  let mcp: McpClient;
  beforeAll(async () => {
    mcp = await McpClient.connect(service.url, owner().api.token!, era);
  });
  afterAll(() => mcp.close());

  const read = async (uri: string) => (await mcp.client.readResource({ uri })).contents[0]!;

  it('reads an invoice as the API shows it', async () => {
    const id = await owner().issuedInvoice();
    const content = await read(`countinghouse://invoices/${id}`);
    expect(content.mimeType).toBe('application/json');
    expect(JSON.parse((content as { text: string }).text)).toMatchObject({ id, status: 'open', total: 119 });
  });

  it('is linked to the files of an invoice, and reads the PDF', async () => {
    const id = await owner().issuedInvoice();
    const answer = await mcp.client.callTool({ name: 'documents_list', arguments: { id } });
    const links = (answer.content as { type: string; uri: string; mimeType: string }[]).filter(
      ({ type }) => type === 'resource_link',
    );
    const pdf = links.find(({ uri }) => uri.endsWith('/pdf'))!;
    expect(pdf).toMatchObject({
      uri: `countinghouse://invoices/${id}/documents/pdf`,
      mimeType: 'application/pdf',
    });
    const { blob, mimeType } = (await read(pdf.uri)) as { blob: string; mimeType: string };
    expect(mimeType).toBe('application/pdf');
    expect(Buffer.from(blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }, 60_000);

  it('reads the guides', async () => {
    const { resources } = await mcp.client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('countinghouse://guides/dry-runs');
    expect((await read('countinghouse://guides/money')) as { text: string }).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringMatching(/^# /),
    });
  });

  it('gets an error of the protocol for what is not there', async () => {
    await expect(read('countinghouse://invoices/inv_00000000000000000000000000')).rejects.toThrow(
      /not found/i,
    );
    await expect(read('countinghouse://invoices/x%2F..%2Fcustomers')).rejects.toThrow();
    await expect(read('countinghouse://nothing/1')).rejects.toThrow(/not found/i);
  });

  it('offers the tasks to a person', async () => {
    const { prompts } = await mcp.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['close_month', 'check_bill', 'chase_late']);
    const { messages } = await mcp.client.getPrompt({ name: 'close_month', arguments: { month: '2026-11' } });
    expect(messages[0]!.content).toMatchObject({ text: expect.stringMatching(/^Close the month 2026-11/) });
    const names = await mcp.tools();
    for (const { name } of prompts) {
      const { messages } = await mcp.client.getPrompt({ name, arguments: { month: '2026-11', bill: 'A-1' } });
      const { text } = messages[0]!.content as { text: string };
      const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)*_[a-z]+\b/g)].map(([word]) => word);
      expect(named.filter((word) => !names.includes(word))).toEqual([]);
    }
    await expect(mcp.client.getPrompt({ name: 'close_month', arguments: { month: 'x' } })).rejects.toThrow();
  });
});

describe('who lacks a scope', () => {
  it('is told of no address for it, and reads nothing there', async () => {
    const session = await owner().signIn();
    const { body } = await session.post('/api-keys', { name: 'customers', scopes: ['customers:read'] });
    const mcp = await McpClient.connect(service.url, body.secret as string);
    const { resourceTemplates } = await mcp.client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['customer']);
    const uri = `countinghouse://invoices/${await owner().issuedInvoice()}`;
    await expect(mcp.client.readResource({ uri })).rejects.toThrow(/not found/i);
    await mcp.close();
  });
});
