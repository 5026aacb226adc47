import { Injectable } from '@nestjs/common';
import {
  insufficientScope,
  enqueue,
  UnitOfWork,
  type Principal,
  type Stored,
  type Target,
} from '../../../platform/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { payments } from '../../books/payments/payments.resource.js';
import { products } from '../../books/products/products.resource.js';
import { CheckImport, type Checked, type CheckedImport } from './checking/check-import.service.js';
import { commitImport, isToBeForgotten, orderForgetting, undoImport } from './committing/import-jobs.js';
import {
  isOpen,
  isUnderWay,
  type ImportDecisions,
  type ImportDetails,
  type ImportKind,
  type ReadingGiven,
} from './domain/import.js';
import type { ImportEntity } from './entities/import.entity.js';
import { importEvent } from './imports.events.js';
import {
  contentGone,
  notChanged,
  notCommitted,
  notUndone,
  oneOfBoth,
  onlyOfFiles,
  underWay,
} from './imports.problems.js';
import { ImportsRepository, type ImportReading } from './imports.repository.js';

/** An import, with its columns and findings as long as they are kept. */
export interface ImportWithReading {
  readonly row: ImportEntity;
  readonly reading?: ImportReading | undefined;
}

const WRITTEN = { customers, products, invoices } as const satisfies Record<ImportKind, object>;
const OF_FILES = ['mapping', 'encoding', 'delimiter', 'decimal_sign', 'date_order'] as const;

/** What is asked of imports: rows are checked at once, and written by a job. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: CheckImport,
  ) {}

  /** Raises `validation_failed` for what cannot be read, and `insufficient_scope`. */
  create(who: Principal, details: ImportDetails): Promise<ImportWithReading> {
    const { kind, source = null } = details;
    const content = contentOf(details);
    const format = details.rows === undefined ? 'csv' : 'rows';
    const given = givenOf(details);
    assertFits(format, given);
    const decided = decidedOf(details, USUAL);
    assertMayWrite(who, kind, decided.customers);
    const checked: Checked = { kind, source, format, given, ...decided };
    return this.work.run(who, async (tx) => {
      const { columns, reading } = await this.checks.check(tx, content, checked);
      const imports = new ImportsRepository(tx);
      const created_by = who.kind === 'user' ? who.id : null;
      const row = await imports.insert({
        kind,
        source,
        format,
        created_by,
        ...decided,
        ...storedOf(columns),
      });
      await imports.storeContent(row.id, reading, content);
      orderForgetting(tx, row.id);
      tx.announce(importEvent('created', row));
      return { row, reading };
    });
  }

  /** Raises `not_found` and `insufficient_scope`. */
  get(who: Principal, id: string): Promise<ImportWithReading> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.get(id);
      const { read } = WRITTEN[row.kind];
      if (!who.scopes.has(read)) throw insufficientScope(read);
      return { row, reading: await imports.reading(id) };
    });
  }

  /** Reads and checks it anew. Raises what `create` raises, and `invalid_state_transition` once it is committed. */
  change(who: Principal, target: Target, decisions: ImportDecisions): Promise<ImportWithReading> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lock(target);
      assertMayWrite(who, row.kind);
      if (!isOpen(row.state)) throw notChanged(row.state);
      const [content, before] = [await imports.bytes(row.id), await imports.reading(row.id)];
      if (content === undefined || before === undefined) throw contentGone(row.state);
      const given = { ...before.given, ...givenOf(decisions) };
      assertFits(row.format, givenOf(decisions));
      const decided = decidedOf(decisions, row);
      const { kind, source, format } = row;
      assertMayWrite(who, kind, decided.customers);
      const checked = { kind, source, format, given, ...decided };
      const { columns, reading } = await this.checks.check(tx, content, checked);
      const now = await imports.update(row, { ...decided, ...storedOf(columns) });
      await imports.storeContent(row.id, reading, null);
      orderForgetting(tx, row.id);
      tx.announce(importEvent('updated', now));
      return { row: now, reading };
    });
  }

  /** Orders the rows to be written. Raises `invalid_state_transition` unless it is ready, or has failed on its way. */
  commit(who: Principal, target: Target): Promise<ImportWithReading> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lock(target);
      assertMayWrite(who, row.kind, row.customers);
      if (row.state !== 'ready' && row.state !== 'failed') throw notCommitted(row.state);
      if ((await imports.bytes(row.id)) === undefined) throw contentGone(row.state);
      const begun = { state: 'committing', tries: 0, failure: null, committed_at: tx.now, ended_at: null };
      const now = await imports.update(row, begun);
      enqueue(tx, commitImport, { key: row.id, payload: { id: row.id } });
      orderForgetting(tx, row.id);
      tx.announce(importEvent('committed', now));
      return { row: now, reading: await imports.reading(row.id) };
    });
  }

  /** Orders what it created to be taken back. Raises `invalid_state_transition` unless it is done or has failed. */
  undo(who: Principal, target: Target): Promise<ImportWithReading> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lock(target);
      assertMayWrite(who, row.kind, row.customers);
      if (row.state !== 'done' && row.state !== 'failed') throw notUndone(row.state);
      const now = await imports.update(row, { state: 'undoing', ended_at: null });
      await imports.dropBytes(row.id);
      enqueue(tx, undoImport, { key: row.id, payload: { id: row.id } });
      tx.announce(importEvent('updated', now));
      return { row: now, reading: await imports.reading(row.id) };
    });
  }

  /** Deletes an import; what it brought stays. Raises `invalid_state_transition` while it is worked at. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lock(target);
      assertMayWrite(who, row.kind);
      if (isUnderWay(row.state)) throw underWay(row.state);
      await imports.delete(row.id);
      tx.announce(importEvent('deleted', row));
    });
  }

  /** Deletes what an import is made of, a week after its last change; one that was not committed goes as a whole. */
  forget(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lockById(id);
      if (row === undefined) return;
      if (isUnderWay(row.state) || !isToBeForgotten(tx, row.updated_at)) return orderForgetting(tx, id);
      if (!isOpen(row.state)) return imports.dropContent(id);
      await imports.delete(id);
      tx.announce(importEvent('deleted', row));
    });
  }
}

type Decided = Required<Pick<ImportDecisions, 'existing' | 'alike' | 'faulty' | 'customers'>>;

const USUAL: Decided = { existing: 'leave', alike: 'create', faulty: 'stop', customers: 'existing' };

function decidedOf(decisions: ImportDecisions, before: Decided): Decided {
  const {
    existing = before.existing,
    alike = before.alike,
    faulty = before.faulty,
    customers: whom = before.customers,
  } = decisions;
  return { existing, alike, faulty, customers: whom };
}

/** Lists as JSON: the driver would send them as arrays of PostgreSQL. */
function storedOf({ totals, numbering, ...columns }: CheckedImport['columns']): Record<string, Stored> {
  return {
    ...columns,
    totals: JSON.stringify(totals),
    numbering: numbering === null ? null : JSON.stringify(numbering),
  };
}

/** Invoices come with what was paid, and may come with their customers. */
function assertMayWrite(who: Principal, kind: ImportKind, whom: Decided['customers'] = 'existing'): void {
  const besides =
    kind !== 'invoices' ? [] : [payments.write, ...(whom === 'create' ? [customers.write] : [])];
  const missing = [WRITTEN[kind].write, ...besides].find((scope) => !who.scopes.has(scope));
  if (missing !== undefined) throw insufficientScope(missing);
}

function contentOf({ content, rows }: ImportDetails): Buffer {
  if ((content === undefined) === (rows === undefined)) throw oneOfBoth();
  return content === undefined ? Buffer.from(JSON.stringify(rows)) : Buffer.from(content, 'base64');
}

function givenOf(decisions: ImportDecisions): ReadingGiven {
  const given = OF_FILES.map((name) => [name, decisions[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function assertFits(format: ImportEntity['format'], given: ReadingGiven): void {
  const names = Object.keys(given);
  if (format === 'rows' && names.length > 0) throw onlyOfFiles(names);
}
