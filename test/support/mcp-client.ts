import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The protocol of 2025, with a handshake, and that of 2026, without. */
export type Era = '2025' | '2026';

/** What a tool answered, parsed. */
export interface ToolResult {
  readonly isError: boolean;
  readonly content: any;
}

/** The official client of the Model Context Protocol, over HTTP. */
export class McpClient {
  private constructor(readonly client: Client) {}

  static async connect(url: string, key: string, era: Era = '2026'): Promise<McpClient> {
    const mode = era === '2025' ? 'legacy' : ({ pin: '2026-07-28' } as const);
    const client = new Client({ name: 'bookkeeper', version: '1.2.3' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    });
    await client.connect(transport);
    return new McpClient(client);
  }

  async tools(): Promise<readonly string[]> {
    return (await this.client.listTools()).tools.map(({ name }) => name);
  }

  async call(name: string, args: Record<string, unknown> = {}): Promise<ToolResult> {
    const { isError, structuredContent, content } = await this.client.callTool({ name, arguments: args });
    const [block] = content as { type: string; text: string }[];
    return { isError: isError === true, content: structuredContent ?? block };
  }

  /** Calls a tool that is asked twice, with what the first call told. */
  async confirmed(name: string, args: Record<string, unknown> = {}): Promise<ToolResult> {
    const asked = await this.call(name, args);
    if (asked.isError) return asked;
    return this.call(name, { ...args, confirmation: asked.content.confirmation });
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
