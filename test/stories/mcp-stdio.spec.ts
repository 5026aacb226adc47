import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { McpClient, type Era } from '../support/mcp-client.js';
import { TestService } from '../support/test-service.js';

/** The program for those that speak to a local process: clients/mcp, driven by the official client. */

const PROGRAM = resolve(import.meta.dirname, '../../clients/mcp/countinghouse-mcp.mjs');

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

function environment(key = service.owner.api.token!): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', COUNTINGHOUSE_URL: service.url, COUNTINGHOUSE_KEY: key };
}

async function connected(era: Era, env = environment()): Promise<Client> {
  const mode = era === '2025' ? 'legacy' : ({ pin: '2026-07-28' } as const);
  const client = new Client({ name: 'local', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM], env }));
  return client;
}

describe.each<Era>(['2025', '2026'])('a local program of the protocol of %s', (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(era);
  });
  afterAll(() => client.close());

  it('has the tools of the service, and the guides', async () => {
    const far = await McpClient.connect(service.url, service.owner.api.token!, era);
    const { tools } = await client.listTools();
    expect(tools).toEqual((await far.client.listTools()).tools);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('countinghouse://guides/quick-start');
    await far.close();
  });

  it('calls them, also twenty at once, each with its answer', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `Customer ${era} ${at}`);
    const made = await Promise.all(
      names.map((name) => client.callTool({ name: 'customers_create', arguments: { name } })),
    );
    const told = made.map(({ structuredContent }) => (structuredContent as any).answer.name);
    expect(told).toEqual(names);
    const unknown = await client.callTool({ name: 'invoices_get', arguments: { id: 'inv_1' } });
    expect(unknown.isError).toBe(true);
  });
});

describe('the program', () => {
  it('answers with an error where the service refuses the key', async () => {
    await expect(connected('2025', environment('ch_live_wrong'))).rejects.toThrow(/did not answer/);
  });

  it.each([
    [{ COUNTINGHOUSE_KEY: 'x' }, 'COUNTINGHOUSE_URL'],
    [{ COUNTINGHOUSE_URL: 'https://books.example.com' }, 'COUNTINGHOUSE_KEY'],
    [{ COUNTINGHOUSE_URL: 'books.example.com', COUNTINGHOUSE_KEY: 'x' }, 'is no address'],
    [{ COUNTINGHOUSE_URL: 'http://books.example.com', COUNTINGHOUSE_KEY: 'x' }, 'must begin with https'],
  ])('says what it lacks with %j', (env, words) => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM], { env: { ...env }, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});
