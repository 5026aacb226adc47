import { Injectable } from '@nestjs/common';
import {
  enqueue,
  Files,
  UnitOfWork,
  type KeptFile,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { tellOfExport } from '../../people/exports/index.js';
import type { ExportRequest } from './domain/data-export.js';
import { exportedKinds } from './domain/export-kinds.js';
import { dataExportEvent } from './data-exports.events.js';
import { makeDataExport } from './making/export-jobs.js';
import { EXPORTS_AT_ONCE, notReady, tooManyExports } from './data-exports.problems.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { dataExports } from './data-exports.resource.js';
import type { DataExportEntity } from './entities/data-export.entity.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';

/** What is asked of exports: they are made by a job. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Raises `invalid_state_transition` while two are under way. */
  create(who: Principal, request: ExportRequest): Promise<DataExportEntity> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      if ((await exports.countUnderWay()) >= EXPORTS_AT_ONCE) throw tooManyExports();
      const row = await exports.insert({
        state: 'queued',
        format: request.format ?? 'ndjson',
        delimiter: request.delimiter ?? ',',
        decimal_sign: request.decimal_sign ?? '.',
        kinds: `{${kindsOf(request.kinds).join(',')}}`,
        with_files: request.with_files ?? false,
        created_by: who.kind === 'user' ? who.id : null,
      });
      enqueue(tx, makeDataExport, { key: row.id, payload: { id: row.id } });
      tx.announce(dataExportEvent('created', row));
      return row;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<DataExportEntity> {
    return this.work.read(who, (tx) => new DataExportsRepository(tx).get(id));
  }

  /** Raises `not_found` and `precondition_failed`. A job that is at it ends at its next part. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const row = await exports.lock(target);
      await exports.delete(row.id);
      tx.announce(dataExportEvent('deleted', row));
    });
  }

  /** The file; the audit log tells of it. Raises `not_found`, and `invalid_state_transition` if there is none. */
  async content(who: Principal, id: string): Promise<KeptFile> {
    const { state, size, sha256 } = await this.get(who, id);
    if (state !== 'ready') throw notReady(state);
    if (size === null || sha256 === null) throw new Error('An export is ready and has no size.');
    const of = toTypeId(dataExports.idPrefix, id);
    await tellOfExport(this.work, who, { name: 'exports.content', of, parameters: {} });
    return { size: Number(size), sha256, read: (first, last) => this.bytes({ who, id, first, last }) };
  }

  private async *bytes({ who, id, first, last }: Stretch): AsyncGenerator<Buffer> {
    for (let at = first; at <= last;) {
      const place = at;
      const part = await this.work.read(who, (tx) => new DataExportsRepository(tx).partAt(id, place));
      if (part === undefined) throw new Error('The export was deleted while it was downloaded.');
      const { content } = await this.files.whole(who.organizationId, part);
      const from = place - Number(part.begins_at);
      const wanted = content.subarray(from, from + last - place + 1);
      if (wanted.length === 0) throw new Error('A part of an export is missing.');
      yield wanted;
      at += wanted.length;
    }
  }
}

interface Stretch {
  readonly who: Principal;
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** In the order in which they are written, whatever order they were asked for in. */
function kindsOf(wanted: readonly string[] | undefined): string[] {
  const all = Object.keys(exportedKinds);
  return wanted === undefined ? all : all.filter((kind) => wanted.includes(kind));
}
