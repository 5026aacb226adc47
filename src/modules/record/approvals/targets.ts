import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  InProcessCalls,
  OperationCatalog,
  type CatalogEntry,
  type Principal,
} from '../../../platform/index.js';
import { jsonOf } from '../dry-runs/index.js';
import { seenTarget, type SeenTarget } from './domain/seen-target.js';

/** What a request is about: the one thing in its path. */
export interface TargetAsked {
  readonly who: Principal;
  readonly request: Request;
  readonly entry: CatalogEntry;
  readonly id: string | null;
}

/** Looks at what requests are about, as the service shows it. */
@Injectable()
export class Targets {
  constructor(
    private readonly catalog: OperationCatalog,
    private readonly calls: InProcessCalls,
  ) {}

  /** Raises Error for an operation that is not there any more, of an approval of an earlier release. */
  operation(id: string): CatalogEntry {
    const entry = this.catalog.all().find((one) => one.id === id);
    if (entry === undefined) throw new Error(`There is no operation ${id}.`);
    return entry;
  }

  /**
   * What a request is about, as it is now; null for what is made anew and for what cannot be read alone.
   *
   * The caller need not be allowed to read it: nothing but hashes of it are kept.
   */
  async seen({ who, request, entry, id }: TargetAsked): Promise<SeenTarget | null> {
    const path = /^.*?\/:[^/]+/.exec(entry.path)?.[0];
    const reading = this.catalog.all().find((one) => one.method === 'get' && one.path === path);
    if (path === undefined || reading === undefined || id === null) return null;
    const { access } = reading;
    const scopes = access.includes(':') ? new Set([...who.scopes, access as never]) : who.scopes;
    const url = path.replace(/:[^/]+/, () => encodeURIComponent(id));
    const answer = await this.calls.call(request, {
      who: { ...who, scopes },
      via: 'approval',
      method: 'GET',
      url,
    });
    const content = answer.status === 200 ? jsonOf(answer) : null;
    return content === null ? { version: null, fields: {} } : seenTarget(content);
  }
}
