import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  furtherPrincipal,
  InProcessCalls,
  sourceOf,
  type AnswerInProcess,
  type Principal,
} from '../../../platform/index.js';

/** Whoever calls a tool, and the message that it comes in. */
export interface Asker {
  readonly who: Principal;
  readonly request: Request;
  /** The program, as it calls itself: name and version. Undefined if it does not say. */
  readonly client: string | undefined;
}

/** A request that a tool makes. */
export interface Made {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface Answered {
  readonly status: number;
  /** Parsed, if it is JSON; null for no content. */
  readonly content: object | null;
  readonly headers: AnswerInProcess['headers'];
  readonly bytes: Buffer;
}

const USER_AGENT_MAX = 200;
const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

/** Makes requests to the service itself for whoever calls a tool. Each is one of its own. */
@Injectable()
export class Calls {
  constructor(private readonly inProcess: InProcessCalls) {}

  async make({ who, request, client }: Asker, made: Made): Promise<Answered> {
    const { userAgent, ...from } = sourceOf(request);
    const agent = [client, userAgent].filter((part) => part !== undefined && part !== null && part !== '');
    const program = agent
      .join(' ')
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, USER_AGENT_MAX);
    const source = { ...from, userAgent: program === '' ? null : program, via: 'mcp' } as const;
    const caller = furtherPrincipal(who, source);
    const { status, headers, body } = await this.inProcess.call(request, {
      ...made,
      who: caller,
      via: 'mcp',
    });
    const isJson = body.length > 0 && JSON_TYPE.test(headers['content-type'] ?? '');
    return { status, headers, bytes: body, content: isJson ? (JSON.parse(body.toString()) as object) : null };
  }
}
