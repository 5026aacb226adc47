import {
  fromJsonSchema,
  McpServer,
  type CallToolResult,
  type ToolAnnotations,
} from '@modelcontextprotocol/server';
import { isAllowed } from '../../../platform/index.js';
import { addPrompts, addResources, type GuideText } from './add-resources.js';
import { askerOf, type Sender } from './asker.js';
import { answered, refused, type ToolAnswer } from './domain/tool-answer.js';
import { findables } from './domain/finding.js';
import { fileLinks, type ListedFile } from './domain/readables.js';
import { instructions } from './domain/instructions.js';
import type { FindService, Wanted } from './find.service.js';
import type { Tool, Toolbox } from './published.js';
import type { ReadingService } from './reading.service.js';
import type { ToolCalls } from './tool-calls.service.js';

const VERSION = '1.0.0';
/** Larger than any body of an operation, so that the operation says what is too much. */
const ELEMENTS_MAX = 100_000;
/** A client may show that a tool only reads, and keep the list of tools for a while. */
const READS: ToolAnnotations = { readOnlyHint: true };

const FIND = fromJsonSchema<Wanted>({
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 100, description: 'A name, number, reference or id.' },
    kinds: { type: 'array', items: { type: 'string', enum: findables.map(({ kind }) => kind) } },
  },
  required: ['text'],
  additionalProperties: false,
});

const DESCRIBED = fromJsonSchema<{ readonly tool: string; readonly field?: string }>({
  type: 'object',
  properties: {
    tool: { type: 'string', description: 'Name of a tool.' },
    field: { type: 'string', description: 'One of its fields, for everything about it.' },
  },
  required: ['tool'],
  additionalProperties: false,
});

/** What the tools call, and what else can be read. */
export interface ToolServices {
  readonly calls: ToolCalls;
  readonly finding: FindService;
  readonly reading: ReadingService;
  readonly guides: readonly GuideText[];
}

/**
 * Makes the server of one message: it has what the sender has the right to. Of a message that calls a tool, and says so
 * in its headers, only this tool: that is most of what a call costs besides its request.
 */
export function serverFor(sender: Sender, { tools, freeText }: Toolbox, services: ToolServices): McpServer {
  const server = new McpServer(
    { name: 'countinghouse', title: 'Countinghouse', version: VERSION },
    { instructions, capabilities: { tools: {} }, maxToolInputElements: ELEMENTS_MAX },
  );
  const isOwn = ({ entry }: Tool): boolean =>
    isAllowed(sender.who, entry.access) && sender.who.limits?.refusalOf(entry) === undefined;
  const called = tools.filter((tool) => tool.name === sender.calls && isOwn(tool));
  const own = called.length > 0 ? called : tools.filter(isOwn);
  if (called.length === 0) addOthers(server, sender, { own, freeText, services });
  for (const tool of own) {
    const { name, description, input: inputSchema } = tool;
    const config = { description, inputSchema, annotations: annotationsOf(tool) };
    server.registerTool(name, config, async (given, context) => {
      const call = { tool, given, freeText };
      const answer = resultOf(await services.calls.call(askerOf(sender, context), call));
      return tool.spec.operation === 'documents.list' ? withLinks(answer) : answer;
    });
  }
  return server;
}

/** What is no operation: two tools of their own, resources and prompts. */
function addOthers(
  server: McpServer,
  sender: Sender,
  {
    own,
    freeText,
    services,
  }: Pick<Toolbox, 'freeText'> & { readonly own: readonly Tool[]; readonly services: ToolServices },
): void {
  if (services.finding.isFor(sender)) addFind(server, sender, { freeText, finding: services.finding });
  addDescribeFields(server, own);
  addResources(server, sender, services);
  addPrompts(server);
}

function addFind(
  server: McpServer,
  sender: Sender,
  { freeText, finding }: Pick<Toolbox, 'freeText'> & Pick<ToolServices, 'finding'>,
): void {
  const description =
    'Find customers, products, invoices, payments, credit notes, quotes, suppliers and bills. Matches are exact, ' +
    'begin so, or are written similarly. If is_ambiguous, ask which one is meant.';
  const config = { description, inputSchema: FIND, annotations: READS };
  server.registerTool('find', config, async (wanted, context) => {
    return resultOf(answered(await finding.find(askerOf(sender, context), wanted), freeText));
  });
}

/** Tells the fields that a tool takes and does not show. */
function addDescribeFields(server: McpServer, tools: readonly Tool[]): void {
  const description = 'Describe every field that a tool takes, also those for extra.';
  server.registerTool(
    'describe_fields',
    { description, inputSchema: DESCRIBED, annotations: READS },
    ({ tool, field }) => resultOf(describedFields(tools, tool, field)),
  );
}

function describedFields(tools: readonly Tool[], name: string, field: string | undefined): ToolAnswer {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) return refused({ code: 'unknown_tool', detail: 'There is no such tool.' });
  const fields = tool.fields();
  if (field === undefined)
    return answered({ description: tool.entry.description, fields: briefly(fields) }, new Set());
  const schema = fields[field];
  return schema === undefined
    ? refused({ code: 'unknown_field', detail: 'The tool takes no such field.' })
    : answered({ field: schema }, new Set());
}

function briefly(fields: ReturnType<Tool['fields']>): object {
  const told = Object.entries(fields).map(([name, { type, description }]) => [name, { type, description }]);
  return Object.fromEntries(told) as object;
}

function annotationsOf({ entry, spec }: Tool): ToolAnnotations {
  if (entry.method === 'get' || entry.changesNothing === true) return READS;
  return spec.asks === true ? { destructiveHint: true } : { destructiveHint: false };
}

function resultOf({ content, ...answer }: ToolAnswer): CallToolResult {
  return { ...answer, content: [...content] };
}

/** Files are not sent with a list of them, but can be read. */
function withLinks(result: CallToolResult): CallToolResult {
  const listed = result.structuredContent as { readonly answer?: { readonly data: readonly ListedFile[] } };
  return { ...result, content: [...result.content, ...fileLinks(listed.answer?.data ?? [])] };
}
