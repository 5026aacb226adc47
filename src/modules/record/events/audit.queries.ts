import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { tellOfExport } from '../../people/exports/index.js';
import { AuditRepository, type AuditedEvent } from './audit.repository.js';
import type { AuditRequest } from './domain/audit-request.js';

/** A stretch of the audit log. */
export interface AuditPage {
  readonly entries: readonly AuditedEvent[];
  readonly hasMore: boolean;
}

/** Who did what from where. */
@Injectable()
export class AuditQueries {
  constructor(private readonly work: UnitOfWork) {}

  async find(who: Principal, request: AuditRequest): Promise<AuditPage> {
    const found = await this.work.readFromReplica(who, (tx) => new AuditRepository(tx).find(request));
    return { entries: found.slice(0, request.limit), hasMore: found.length > request.limit };
  }

  /** The same, and tells that somebody takes it away. Takes the parameters of the request, too. */
  async forExport(
    who: Principal,
    request: AuditRequest,
    parameters: Readonly<Record<string, string>>,
  ): Promise<AuditPage> {
    const page = await this.find(who, request);
    await tellOfExport(this.work, who, { name: 'audit.export', of: null, parameters });
    return page;
  }
}
