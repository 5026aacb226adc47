import { Injectable } from '@nestjs/common';
import { byteaText, enqueue, UnitOfWork, type Principal } from '../../../../platform/index.js';
import type { ExportFailure } from '../domain/data-export.js';
import { dataExportEvent } from '../data-exports.events.js';
import { expireDataExport, makeDataExport } from './export-jobs.js';
import { DataExportsRepository } from '../data-exports.repository.js';
import type { DataExportEntity } from '../entities/data-export.entity.js';

/** It is begun so often. A service that ends each time would never get to anything else. */
export const TRIES_MAX = 3;
/** A file can be downloaded for a week. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Whoever finds both places taken comes again after this. */
const TURN_MS = 3_000;

/** What is known of a file that is complete. */
export interface CompleteFile {
  readonly size: number;
  readonly sha256: Buffer;
  readonly rows: number;
}

/** The steps of an export from one state to the next, each a transaction of its own. */
@Injectable()
export class ExportStates {
  constructor(private readonly work: UnitOfWork) {}

  /** Returns the export with a new try; undefined if there is nothing to make, or it was tried often enough. */
  begin(who: Principal, id: string, snapshotAt: Date): Promise<DataExportEntity | undefined> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const row = await exports.find(id);
      if (row === undefined || (row.state !== 'queued' && row.state !== 'running')) return undefined;
      await exports.dropParts(id);
      if (row.tries >= TRIES_MAX) {
        const failed = await exports.update(row, { state: 'failed', failure: 'interrupted' });
        tx.announce(dataExportEvent('failed', failed));
        return undefined;
      }
      const columns = { state: 'running', tries: row.tries + 1, rows_done: 0, snapshot_at: snapshotAt };
      return exports.update(row, columns);
    });
  }

  /** Comes again when another export may have ended. */
  wait(who: Principal, id: string): Promise<void> {
    return this.work.run(who, (tx) => {
      enqueue(tx, makeDataExport, { key: id, payload: { id }, due: new Date(tx.now.getTime() + TURN_MS) });
    });
  }

  /** Notes how many rows there are. Returns false if another try has begun, or the export is gone. */
  count(row: DataExportEntity, who: Principal, rows: number): Promise<boolean> {
    return this.change(who, row, async (exports, now) => {
      await exports.update(now, { rows_all: rows });
    });
  }

  /** The file can be downloaded from now on. Returns false as `count` does. */
  finish(row: DataExportEntity, who: Principal, { size, sha256, rows }: CompleteFile): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const now = await exports.find(row.id);
      if (now === undefined || !isSameTry(now, row)) return false;
      const expires_at = new Date(tx.now.getTime() + KEPT_MS);
      const ready = await exports.update(now, {
        state: 'ready',
        size,
        sha256: byteaText(sha256),
        rows_done: rows,
        rows_all: rows,
        ready_at: tx.now,
        expires_at,
      });
      enqueue(tx, expireDataExport, { key: row.id, payload: { id: row.id }, due: expires_at });
      tx.announce(dataExportEvent('ready', ready));
      return true;
    });
  }

  /** Gives up if it was tried often enough. Returns false if it is to be tried again. */
  async fail(row: DataExportEntity, who: Principal): Promise<boolean> {
    if (row.tries < TRIES_MAX) return false;
    await this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const now = await exports.find(row.id);
      if (now === undefined || !isSameTry(now, row)) return;
      await exports.dropParts(row.id);
      const failed = await exports.update(now, { state: 'failed', failure: 'error' });
      tx.announce(dataExportEvent('failed', failed));
    });
    return true;
  }

  /** Deletes the file of an export whose time is over. Does nothing the second time. */
  expire(who: Principal, id: string, failure: ExportFailure = 'retention'): Promise<void> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const row = await exports.find(id);
      if (row?.state !== 'ready') return;
      tx.announce(dataExportEvent('expired', await exports.expire(row, failure)));
    });
  }

  private change(
    who: Principal,
    row: DataExportEntity,
    change: (exports: DataExportsRepository, now: DataExportEntity) => Promise<void>,
  ): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      const now = await exports.find(row.id);
      if (now === undefined || !isSameTry(now, row)) return false;
      await change(exports, now);
      return true;
    });
  }
}

function isSameTry(now: DataExportEntity, before: DataExportEntity): boolean {
  return now.state === 'running' && now.tries === before.tries;
}
