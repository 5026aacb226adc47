import { Injectable } from '@nestjs/common';
import { instantText } from '../../../kernel/time/instant.js';
import { Calls, type Answered, type Asker } from './calls.js';
import { Confirmations, type Refusal } from './confirmations.js';
import { answered, refused, type Refused, type ToolAnswer } from './domain/tool-answer.js';
import { toolRequest, type Given, type ToolRequest } from './domain/tool-request.js';
import { wordsOfDryRun, type ToldDryRun } from './domain/words-of-dry-run.js';
import type { FreeTextNames } from './domain/free-text.js';
import type { Tool } from './published.js';

/** One call of a tool. */
export interface ToolCall {
  readonly tool: Tool;
  readonly given: Given;
  readonly freeText: FreeTextNames;
}

interface Asked extends ToolCall {
  readonly request: ToolRequest;
}

interface DryRunAnswer extends ToldDryRun {
  readonly would_succeed: boolean;
  readonly problem: Refused | null;
}

const WHY_REFUSED = {
  expired: 'It is older than 10 minutes. Call again without it, and confirm what is told then.',
  of_something_else:
    'It is not of this call: it was made for other arguments, or for somebody else. Call again without it.',
} as const satisfies Record<Refusal, string>;

/** The status of a request that was stored in place of being done. */
const WAITS = 202;
const WAITING = 'Nothing has been done. A person has to approve it first, in the books; you cannot.';

/** Calls operations as tools. Rules and refusals are those of the operations; what is asked twice is decided here. */
@Injectable()
export class ToolCalls {
  constructor(
    private readonly calls: Calls,
    private readonly confirmations: Confirmations,
  ) {}

  async call(asker: Asker, call: ToolCall): Promise<ToolAnswer> {
    const { tool, given, freeText } = call;
    const request = toolRequest(given, tool);
    const withheld = tool.spec.withholds?.find((name) => name in (request.body ?? {}));
    if (withheld !== undefined) return refused(notTaken(withheld));
    const asked = { ...call, request };
    if (tool.spec.asks !== true) return answerOf(await this.send(asker, asked, {}), freeText);
    const confirmation = given['confirmation'] as string | undefined;
    return confirmation === undefined ? this.ask(asker, asked) : this.confirmed(asker, asked, confirmation);
  }

  /** Tries it, and tells what would happen. */
  private async ask(asker: Asker, asked: Asked): Promise<ToolAnswer> {
    const { tool, request, freeText } = asked;
    const version = await this.versionOf(asker, asked);
    const { id, query, body } = request;
    const operation = tool.entry.id;
    const about = { ...(id !== undefined && { id }), query, ...(body && { body }) };
    const order = { operation, ...about, ...(version !== undefined && { if_match: version }) };
    const tried = await this.calls.make(asker, { method: 'POST', url: '/dry-runs', body: order });
    if (tried.status !== 200) return answerOf(tried, freeText);
    const dryRun = tried.content as DryRunAnswer;
    if (dryRun.problem !== null) return refused(dryRun.problem);
    const { token, expiresAt } = this.confirmations.issue({ who: asker.who, operation, request }, version);
    const { changes, messages, documents, warnings, provisional } = dryRun;
    return answered(
      {
        needs_confirmation: true,
        summary: wordsOfDryRun(dryRun),
        confirmation: token,
        expires_at: instantText(expiresAt),
        dry_run: { changes, messages, documents, warnings, provisional },
      },
      freeText,
    );
  }

  /** Does what was confirmed, if nothing has changed since. The token is the key, so that it is done once. */
  private async confirmed(asker: Asker, asked: Asked, token: string): Promise<ToolAnswer> {
    const { tool, request, freeText } = asked;
    const checked = this.confirmations.check(token, { who: asker.who, operation: tool.entry.id, request });
    if (typeof checked === 'string')
      return refused({ code: `confirmation_${checked}`, detail: WHY_REFUSED[checked] });
    const headers = {
      ...(tool.entry.method === 'post' && { 'idempotency-key': token }),
      ...(checked.version !== undefined && { 'if-match': checked.version }),
    };
    return answerOf(await this.send(asker, asked, headers), freeText);
  }

  private send(
    asker: Asker,
    { tool, request }: Asked,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const { body } = request;
    const method = tool.entry.method.toUpperCase();
    return this.calls.make(asker, { method, url: addressOf(tool, request), headers, ...(body && { body }) });
  }

  /** The ETag of what would be changed; undefined if it has none, or cannot be read. */
  private async versionOf(asker: Asker, { tool, request }: Asked): Promise<string | undefined> {
    const { id } = request;
    const [collection = ''] = tool.entry.path.split('/:');
    if (tool.entry.conditional !== true || id === undefined) return undefined;
    const url = `${collection}/${encodeURIComponent(id)}`;
    const { status, headers } = await this.calls.make(asker, { method: 'GET', url });
    return status === 200 ? headers['etag'] : undefined;
  }
}

function notTaken(field: string): Refused {
  const detail = `This tool does not take ${field}, because it would do more than it says. Use the tool for that.`;
  return { code: 'not_offered', detail };
}

function addressOf({ entry }: Tool, { id, query }: ToolRequest): string {
  const path = entry.path.replace(/:[^/]+/, () => encodeURIComponent(id ?? ''));
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

function answerOf({ status, content }: Answered, freeText: FreeTextNames): ToolAnswer {
  if (status >= 300) return refused(content as Refused);
  if (status === WAITS) return answered({ waits_for_approval: WAITING, approval: content }, freeText);
  return answered({ answer: content }, freeText);
}
