/** How a program that calls tools is told of the service: in which file of it, or by which command. */
export interface McpConfiguration {
  readonly id: 'claude_desktop' | 'claude_code' | 'vs_code' | 'cursor' | 'other';
  /** The name of the program; undefined for any other. */
  readonly name?: string;
  /** Where the text belongs; undefined for a command. */
  readonly file?: string;
  readonly text: string;
}

const json = (value: object): string => JSON.stringify(value, null, 2);

/** The configurations of known programs, ready to be copied. Takes where the service is, and the key. */
export function mcpConfigurations(origin: string, secret: string): readonly McpConfiguration[] {
  const url = `${origin}/mcp`;
  const headers = { Authorization: `Bearer ${secret}` };
  const env = { COUNTINGHOUSE_URL: origin, COUNTINGHOUSE_KEY: secret };
  // The package is not published: a name that is fetched could be anybody's.
  const local = { command: 'node', args: ['/path/to/countinghouse/clients/mcp/countinghouse-mcp.mjs'], env };
  const asked = [{ type: 'promptString', id: 'countinghouse-key', description: 'API key', password: true }];
  const authorization = { Authorization: 'Bearer ${input:countinghouse-key}' };
  return [
    {
      ...{ id: 'claude_desktop', name: 'Claude Desktop', file: 'claude_desktop_config.json' },
      text: json({ mcpServers: { countinghouse: local } }),
    },
    {
      ...{ id: 'claude_code', name: 'Claude Code' },
      text: `claude mcp add --transport http countinghouse ${url} --header "Authorization: Bearer ${secret}"`,
    },
    {
      ...{ id: 'vs_code', name: 'VS Code', file: '.vscode/mcp.json' },
      text: json({
        inputs: asked,
        servers: { countinghouse: { type: 'http', url, headers: authorization } },
      }),
    },
    {
      ...{ id: 'cursor', name: 'Cursor', file: '~/.cursor/mcp.json' },
      text: json({ mcpServers: { countinghouse: { url, headers } } }),
    },
    { id: 'other', text: json({ type: 'http', url, headers }) },
  ];
}
