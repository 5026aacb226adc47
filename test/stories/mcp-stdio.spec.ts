import { spawn, spawnSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
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
  it.each([
    ['breaks off', (response: ServerResponse) => void response.socket?.destroy()],
    ['ends without an answer', (response: ServerResponse) => void response.end()],
  ])('answers with an error where the stream of a call %s, and goes on', async (_, ends) => {
    let calls = 0;
    const broken = createServer((_request, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (calls === 2) response.end(`data: ${JSON.stringify({ jsonrpc: '2.0', id: 2, result: {} })}\n\n`);
      else response.write(': is alive\n\n', () => ends(response));
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
    const { port } = broken.address() as AddressInfo;
    const env = { ...environment(), COUNTINGHOUSE_URL: `http://127.0.0.1:${port}` };
    const program = spawn(process.execPath, [PROGRAM], { env });
    try {
      const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
      const answerTo = async (id: number): Promise<object> => {
        program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list' })}\n`);
        return JSON.parse(String((await lines.next()).value)) as object;
      };
      const message = expect.stringMatching(/did not answer/) as string;
      expect(await answerTo(1)).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32603, message } });
      expect(await answerTo(2)).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
    } finally {
      program.kill();
      broken.closeAllConnections();
      broken.close();
    }
  });

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
