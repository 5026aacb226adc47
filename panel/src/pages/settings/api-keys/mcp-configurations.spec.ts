import { describe, expect, it } from 'vitest';
import { mcpConfigurations } from './mcp-configurations';

const all = mcpConfigurations('https://books.example.com', 'ch_live_secret');
const textOf = (id: string): string => all.find((one) => one.id === id)?.text ?? '';

describe('the configurations of programs', () => {
  it('name the address of the service and the key', () => {
    expect(JSON.parse(textOf('cursor'))).toEqual({
      mcpServers: {
        countinghouse: {
          url: 'https://books.example.com/mcp',
          headers: { Authorization: 'Bearer ch_live_secret' },
        },
      },
    });
    expect(JSON.parse(textOf('claude_desktop'))).toMatchObject({
      mcpServers: {
        countinghouse: {
          env: { COUNTINGHOUSE_URL: 'https://books.example.com', COUNTINGHOUSE_KEY: 'ch_live_secret' },
        },
      },
    });
    expect(textOf('claude_code')).toContain('https://books.example.com/mcp --header');
  });

  it('leave the key out of what is shared with others', () => {
    expect(textOf('vs_code')).not.toContain('ch_live_secret');
    expect(JSON.parse(textOf('vs_code'))).toMatchObject({ inputs: [{ password: true }] });
  });
});
