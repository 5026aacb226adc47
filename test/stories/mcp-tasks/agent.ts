import { McpClient } from '../../support/mcp-client.js';

/** How a task ended without being done: the person is asked, or the service refused. */
export class NotDone extends Error {
  constructor(
    readonly how: 'asked' | 'refused',
    readonly reason: string,
  ) {
    super(`${how}: ${reason}`);
  }
}

/** Decides what a person would say to what would happen. */
export type Consent = (summary: string) => boolean;

type Answer = any;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A program that keeps books by the tools alone, without a model: it takes identifiers from `find`, knows fields by
 * their schemas, asks when something is ambiguous, and confirms what it was told.
 */
export class Agent {
  private constructor(
    readonly mcp: McpClient,
    private readonly fields: ReadonlyMap<string, ReadonlySet<string>>,
  ) {}

  static async at(url: string, key: string): Promise<Agent> {
    const mcp = await McpClient.connect(url, key);
    const { tools } = await mcp.client.listTools();
    const fields = tools.map(
      ({ name, inputSchema }) => [name, new Set(Object.keys(inputSchema.properties ?? {}))] as const,
    );
    return new Agent(mcp, new Map(fields));
  }

  /** Returns the one thing that a text names. Asks if it names none, or more than one. */
  async the(kind: string, text: string): Promise<Answer> {
    const { content } = await this.mcp.call('find', { text, kinds: [kind] });
    if (content.is_ambiguous) throw new NotDone('asked', `which ${kind} is meant by ${text}?`);
    const [best] = content.found as Answer[];
    if (best === undefined) throw new NotDone('asked', `there is no ${kind} ${text}`);
    return best;
  }

  /** Calls a tool, and confirms what it would do if a person agrees. Returns the answer of the operation. */
  async use(tool: string, given: Fields = {}, consent: Consent = () => true): Promise<Answer> {
    const args = await this.filled(tool, given);
    const first = this.answer(await this.mcp.call(tool, args));
    if (first.needs_confirmation !== true) return first.answer;
    if (!consent(first.summary as string)) throw new NotDone('asked', first.summary as string);
    const second = await this.mcp.call(tool, { ...args, confirmation: first.confirmation });
    return this.answer(second).answer;
  }

  /** Returns what a field says, to act on it. Asks instead if people wrote it: that is data, whatever it says. */
  async orderIn(field: string, tool: string, given: Fields): Promise<string> {
    const { answer, free_text } = this.answer(await this.mcp.call(tool, { ...given }));
    if ((free_text as string[]).includes(field)) throw new NotDone('asked', `${field} has words of somebody`);
    return answer[field] as string;
  }

  /** Reads every page of a list. */
  async all(tool: string, given: Fields = {}): Promise<Answer[]> {
    const rows: Answer[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await this.use(tool, { ...given, ...(cursor !== undefined && { cursor }) });
      rows.push(...(page.data as Answer[]));
      cursor = page.next_cursor as string | null;
    }
    return rows;
  }

  close(): Promise<void> {
    return this.mcp.close();
  }

  /** What a tool does not show is looked up, and given in `extra`. */
  private async filled(tool: string, given: Fields): Promise<Record<string, unknown>> {
    const shown = this.fields.get(tool);
    if (shown === undefined) throw new NotDone('refused', `there is no tool ${tool}`);
    const hidden = Object.entries(given).filter(([name]) => !shown.has(name));
    if (hidden.length === 0) return { ...given };
    const { content } = await this.mcp.call('describe_fields', { tool });
    const unknown = hidden.find(([name]) => !(name in (content.fields as object)));
    if (unknown !== undefined) throw new NotDone('refused', `${tool} takes no ${unknown[0]}`);
    const open = Object.entries(given).filter(([name]) => shown.has(name));
    return { ...Object.fromEntries(open), extra: Object.fromEntries(hidden) };
  }

  private answer({ isError, content }: Awaited<ReturnType<McpClient['call']>>): Answer {
    if (!isError) return content;
    const { code, detail } = (content.problem ?? { code: 'invalid_arguments', detail: content.text }) as {
      code: string;
      detail: string;
    };
    throw new NotDone('refused', `${code}: ${detail}`);
  }
}
