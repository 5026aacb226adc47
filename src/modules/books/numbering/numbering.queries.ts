import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { notFound } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { UnitOfWork, type Mode, type Principal, type Transaction } from '../../../platform/index.js';
import { tellOfExport } from '../../people/exports/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { isChained, isSameHash } from './chain.js';
import { ChainAudit, type AuditFindings } from './domain/chain-audit.js';
import type { IssuedDocumentEntity } from './entities/issued-document.entity.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { numberSeries } from './numbering.resource.js';
import { NumberingRepository } from './numbering.repository.js';
import { Originals, type Original } from './originals.js';

/** A series, and the day that it is where the organization is: its next number depends on it. */
export interface DatedSeries {
  readonly series: NumberSeriesEntity;
  readonly today: CalendarDate;
  readonly mode: Mode;
}

export interface SeriesAudit extends AuditFindings {
  readonly series: NumberSeriesEntity;
  /** Nothing is wrong, and the chain ends where the series says. */
  readonly isIntact: boolean;
}

/** A document of a chain with the hashes of its originals. */
export type DocumentWithFiles = IssuedDocumentEntity & { readonly files: readonly Original[] };

/** The documents of a series behind a position. */
interface Span {
  readonly after: bigint;
  readonly limit: number;
}

/** How many documents are read together and held in memory: this many at first, then by their length in characters. */
const FIRST_PART = 50;
const PART_LETTERS = 500_000;
const PART_MAX = 2_000;

/** The read side of numbering: the series, their documents, and the proof that none is missing. */
@Injectable()
export class NumberingQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly originals: Originals,
  ) {}

  all(who: Principal): Promise<DatedSeries[]> {
    return this.work.run(who, async (tx) => {
      const [found, { today }] = await Promise.all([
        new NumberingRepository(tx).all(),
        organizationToday(tx),
      ]);
      return found.map((series) => ({ series, today, mode: tx.mode }));
    });
  }

  async get(who: Principal, id: string): Promise<DatedSeries> {
    return this.work.read(who, async (tx) => {
      const [series, { today }] = await Promise.all([
        new NumberingRepository(tx).byId(id),
        organizationToday(tx),
      ]);
      if (series === undefined) throw notFound('number series');
      return { series, today, mode: tx.mode };
    });
  }

  /** Reads the whole chain up to what the series knows at this moment. Raises `not_found`. */
  async audit(who: Principal, id: string): Promise<SeriesAudit> {
    const { series } = await this.get(who, id);
    const audit = new ChainAudit(series.first_number);
    let hash: Buffer | null = null;
    for await (const document of this.documents(who, series)) {
      audit.add({ ...document, isChained: isChained(hash, document) });
      hash = document.hash;
    }
    const findings = audit.findings();
    const { gaps, duplicates, backdated, broken, documents } = findings;
    const isClean = [gaps, duplicates, backdated, broken].every((found) => found.length === 0);
    const isComplete = BigInt(documents) === series.documents && isSameHash(hash, series.last_hash);
    return { ...findings, series, isIntact: isClean && isComplete };
  }

  /** The series whose documents somebody takes away, which is told. Raises `not_found`. */
  async forExport(who: Principal, id: string): Promise<NumberSeriesEntity> {
    const { series } = await this.get(who, id);
    const of = toTypeId(numberSeries.idPrefix, series.id);
    await tellOfExport(this.work, who, { name: 'number_series.export', of, parameters: {} });
    return series;
  }

  /** The documents of a series in their order, each part in a transaction of its own: what is issued never changes. */
  documents(who: Principal, series: NumberSeriesEntity): AsyncGenerator<DocumentWithFiles> {
    return this.inParts(series, (span) => this.part(who, series, span));
  }

  /** The same from the replica. The leader reads what the replica does not have yet, so nothing is missing. */
  exported(who: Principal, series: NumberSeriesEntity): AsyncGenerator<DocumentWithFiles> {
    return this.inParts(series, async (span) => {
      const found = await this.work.readFromReplica(who, (tx) => this.documentsIn(tx, series, span));
      return found.length < span.limit ? this.part(who, series, span) : found;
    });
  }

  private async *inParts(
    series: NumberSeriesEntity,
    read: (span: Span) => Promise<DocumentWithFiles[]>,
  ): AsyncGenerator<DocumentWithFiles> {
    let [after, size] = [0n, FIRST_PART];
    while (after < series.documents) {
      const rest = series.documents - after;
      const part = await read({ after, limit: rest < BigInt(size) ? Number(rest) : size });
      if (part.length === 0) return;
      yield* part;
      size = nextSize(part);
      after = part.at(-1)?.position ?? series.documents;
    }
  }

  private part(who: Principal, series: NumberSeriesEntity, span: Span): Promise<DocumentWithFiles[]> {
    return this.work.run(who, (tx) => this.documentsIn(tx, series, span));
  }

  private async documentsIn(
    tx: Transaction,
    series: NumberSeriesEntity,
    span: Span,
  ): Promise<DocumentWithFiles[]> {
    const documents = await new NumberingRepository(tx).documents(series, span);
    const originals = await this.originals.of(
      tx,
      documents.map(({ document_id }) => document_id),
    );
    return documents.map((document) => ({ ...document, files: originals.get(document.document_id) ?? [] }));
  }
}

function nextSize(part: readonly IssuedDocumentEntity[]): number {
  const letters = part.reduce((sum, { document }) => sum + (document?.length ?? 0), 0);
  return Math.min(PART_MAX, Math.max(1, Math.floor((PART_LETTERS * part.length) / Math.max(1, letters))));
}
