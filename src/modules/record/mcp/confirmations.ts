import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import { Clock, InstallationSecret, type Principal } from '../../../platform/index.js';
import type { ToolRequest } from './domain/tool-request.js';

/** What is confirmed: one request, on one version of what it changes, by one caller. */
export interface Confirmed {
  readonly who: Principal;
  readonly operation: string;
  readonly request: ToolRequest;
}

/** Why a confirmation does not count. */
export type Refusal = 'expired' | 'of_something_else';

/** As long as a person needs to read what would happen. */
const VALID_MS = 10 * 60_000;
const KEY_BYTES = 32;
const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{0,80})\.([\w-]{43})$/;

/** Confirmations of calls that are made twice. Nothing of them is stored (decision 0421). */
@Injectable()
export class Confirmations {
  private readonly key: Buffer;

  constructor(
    secret: InstallationSecret,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret.bytes, '', 'confirmation of a tool', KEY_BYTES));
  }

  /** Makes the token of a call; `version` is the ETag of what it changes, undefined for what has none. */
  issue(confirmed: Confirmed, version: string | undefined): { token: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    const end = expiresAt.getTime().toString(36);
    const state = Buffer.from(version ?? '').toString('base64url');
    const token = `${end}.${state}.${this.signature(confirmed, end, state).toString('base64url')}`;
    return { token, expiresAt };
  }

  /** Returns the version that a token is about, or why it does not count. */
  check(token: string, confirmed: Confirmed): { version: string | undefined } | Refusal {
    const [, end, state, signature] = TOKEN.exec(token) ?? [];
    if (end === undefined || state === undefined || signature === undefined) return 'of_something_else';
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(confirmed, end, state);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'of_something_else';
    if (Number.parseInt(end, 36) <= this.clock.now().getTime()) return 'expired';
    return { version: state === '' ? undefined : Buffer.from(state, 'base64url').toString() };
  }

  private signature({ who, operation, request }: Confirmed, end: string, state: string): Buffer {
    const caller = [who.organizationId, who.kind, who.id];
    const { id, query, body } = request;
    const text = canonicalJson({ caller, operation, id, query, body, end, state });
    return createHmac('sha256', this.key).update(text).digest();
  }
}
