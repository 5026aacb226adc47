import {
  fromJsonSchema,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type GetPromptResult,
  type McpServer,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import type { Answered } from './calls.js';
import { chaseLate, checkBill, closeMonth } from './domain/prompts.js';
import { readables } from './domain/readables.js';
import type { Refused } from './domain/tool-answer.js';
import type { ReadingService } from './reading.service.js';
import { askerOf, type Sender } from './asker.js';

/** A guide of the service, in Markdown. */
export interface GuideText {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

const MARKDOWN = 'text/markdown';

/** Adds what can be read under an address: things, the files of documents, and the guides. */
export function addResources(
  server: McpServer,
  sender: Sender,
  { reading, guides }: { readonly reading: ReadingService; readonly guides: readonly GuideText[] },
): void {
  for (const { slug, title, markdown } of guides) {
    const uri = `countinghouse://guides/${slug}`;
    const contents = [{ uri, mimeType: MARKDOWN, text: markdown }];
    server.registerResource(`guide_${slug}`, uri, { title, mimeType: MARKDOWN }, () => ({ contents }));
  }
  for (const readable of readables.filter((one) => reading.isFor(sender, one))) {
    const { name, uri, description } = readable;
    const template = new ResourceTemplate(uri, { list: undefined });
    server.registerResource(name, template, { description }, async (url, variables, context) => {
      return contentsOf(url.href, await reading.read(askerOf(sender, context), readable, variables));
    });
  }
}

const MONTH = fromJsonSchema<{ readonly month: string }>({
  type: 'object',
  properties: { month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'Such as 2026-11.' } },
  required: ['month'],
});

const BILL = fromJsonSchema<{ readonly bill: string }>({
  type: 'object',
  properties: { bill: { type: 'string', description: 'The number that the supplier gave it, or its id.' } },
  required: ['bill'],
});

/** Adds the tasks that a person can choose. */
export function addPrompts(server: McpServer): void {
  const { title, description } = closeMonth;
  server.registerPrompt(closeMonth.name, { title, description, argsSchema: MONTH }, ({ month }) =>
    asked(closeMonth.words.replace('{month}', month)),
  );
  const bill = { title: checkBill.title, description: checkBill.description, argsSchema: BILL };
  server.registerPrompt(checkBill.name, bill, (given) =>
    asked(checkBill.words.replace('{bill}', () => given.bill)),
  );
  server.registerPrompt(chaseLate.name, { title: chaseLate.title, description: chaseLate.description }, () =>
    asked(chaseLate.words),
  );
}

function asked(text: string): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** Raises an error of the protocol for what is not there, and for every other refusal. */
function contentsOf(uri: string, { status, headers, bytes, content }: Answered): ReadResourceResult {
  if (status === 404) throw new ResourceNotFoundError(uri);
  if (status !== 200) {
    const { code, detail } = content as Refused;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${code}: ${detail}`);
  }
  const mimeType = (headers['content-type'] ?? '').replace(/;.*$/, '');
  const isFile = mimeType === 'application/pdf';
  return {
    contents: [
      isFile
        ? { uri, mimeType, blob: bytes.toString('base64') }
        : { uri, mimeType, text: bytes.toString('utf8') },
    ],
  };
}
