#!/usr/bin/env node
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { bridge } from './bridge.mjs';
import { settingsOf } from './settings.mjs';

const { fault, url, key } = settingsOf(process.env);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}

const far = new StreamableHTTPClientTransport(url, {
  requestInit: { headers: { Authorization: `Bearer ${key}` } },
});
const ended = await bridge(new StdioServerTransport(), far);
process.exit(ended === 'closed' ? 0 : 1);
