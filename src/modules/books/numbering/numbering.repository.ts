import {
  newId,
  valueRows,
  violatedConstraint,
  type ControlTransaction,
  type Transaction,
} from '../../../platform/index.js';
import {
  defaultNumbering,
  documentTypes,
  periodAfterChange,
  type DocumentType,
  type NumberingRule,
} from './domain/number-series.js';
import type { IssuedDocumentEntity } from './entities/issued-document.entity.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { numberTaken } from './numbering.problems.js';

/** What is added to a chain; its place follows from the series. */
type Entry = Pick<
  IssuedDocumentEntity,
  | 'document_id'
  | 'number'
  | 'period'
  | 'sequence'
  | 'issue_date'
  | 'document'
  | 'hash_version'
  | 'document_hash'
  | 'hash'
>;

/** The same among several, which follow each other. */
export type StretchEntry = Entry & Pick<IssuedDocumentEntity, 'position' | 'previous_hash'>;

const LOCK = `
  SELECT * FROM number_series WHERE organization_id = $1 AND document_type = $2 FOR UPDATE`;

/** In the order of the arrays of APPEND_ALL. */
const stretchColumns = [
  'position',
  'previous_hash',
  'document_id',
  'number',
  'period',
  'sequence',
  'issue_date',
  'document',
  'hash',
  'hash_version',
  'document_hash',
] as const satisfies readonly (keyof StretchEntry)[];

/** $1 organization, $2 series, $3 now, then the arrays in the order of the positions. */
const APPEND_ALL = `
  INSERT INTO issued_documents (organization_id, series_id, created_at, document_type, position, previous_hash,
                                document_id, number, period, sequence, issue_date, document, hash, hash_version,
                                document_hash)
  SELECT s.organization_id, s.id, $3, s.document_type, d.*
    FROM number_series s, unnest($4::bigint[], $5::bytea[], $6::uuid[], $7::text[], $8::text[], $9::integer[],
                                 $10::date[], $11::text[], $12::bytea[], $13::integer[], $14::bytea[]) AS d
   WHERE s.organization_id = $1 AND s.id = $2`;

/** $1 organization, $2 series, $3 now, $4 how many documents were appended, then the last one. */
const MOVE_END = `
  UPDATE number_series SET version = version + $4, updated_at = $3, documents = $5, period = $6, last_sequence = $7,
                           last_issue_date = $8, last_issued_at = $3, last_hash = $9
   WHERE organization_id = $1 AND id = $2`;

const CHANGE = `
  UPDATE number_series SET version = version + 1, updated_at = $3, format = $4, reset = $5, period = $6,
                           first_number = $7
   WHERE organization_id = $1 AND id = $2`;

/** $1 organization, $2 kind of document, $3 pattern whose group is the count, $4 the lowest count. */
const USED = `
  SELECT d.number FROM issued_documents d, substring(d.number FROM $3) AS count
   WHERE d.organization_id = $1 AND d.document_type = $2 AND count::numeric >= $4
   ORDER BY count::numeric LIMIT 1`;

const OPEN = `
  INSERT INTO number_series (organization_id, created_at, updated_at, period, id, document_type, format, reset)
  VALUES ${valueRows(documentTypes.length, { shared: ['$1', '$2', '$2', `''`], after: 2, each: 4 })}
  ON CONFLICT (organization_id, document_type) DO NOTHING`;

/** $1 organization, $2 series, $3 position, $4 how many. */
const DOCUMENTS = `
  SELECT d.* FROM issued_documents d
   WHERE d.organization_id = $1 AND d.series_id = $2 AND d.position > $3
   ORDER BY d.position LIMIT $4`;

export class NumberingRepository {
  constructor(private readonly tx: Transaction) {}

  /** The series of a kind of document, held until the transaction ends. */
  async lock(type: DocumentType): Promise<NumberSeriesEntity> {
    this.tx.assertClocks();
    this.tx.queueForRow(`number series ${type}`);
    const values = [this.tx.organizationId, type];
    const found = await this.tx.row<NumberSeriesEntity>(LOCK, values);
    if (found !== undefined) return found;
    await this.open();
    const opened = await this.tx.row<NumberSeriesEntity>(LOCK, values);
    if (opened === undefined) throw new Error('A number series was opened and is not there.');
    return opened;
  }

  /** The same of several documents, of which it does not tell the one whose number was used. */
  appendAll(series: NumberSeriesEntity, entries: readonly StretchEntry[]): void {
    const last = entries.at(-1);
    if (last === undefined) return;
    const columns = stretchColumns.map((column) => entries.map((entry) => entry[column]));
    const { organizationId, now } = this.tx;
    const end = [last.position, last.period, last.sequence, last.issue_date, last.hash];
    const place = [organizationId, series.id, now];
    const numbers = entries.map(({ number }) => number);
    this.tx.pipeline(
      this.tx.touched(APPEND_ALL, [...place, ...columns]).catch((error: unknown) => {
        throw violatedConstraint(error) === 'uq_issued_documents_number' ? numberTaken(...numbers) : error;
      }),
    );
    this.tx.pipeline(this.tx.touched(MOVE_END, [...place, entries.length, ...end]));
  }

  /** All series of the organization, invoices first; opened when nothing was ever issued. */
  async all(): Promise<NumberSeriesEntity[]> {
    const found = await this.existing();
    if (found.length === documentTypes.length) return found;
    await this.open();
    return this.existing();
  }

  byId(id: string): Promise<NumberSeriesEntity | undefined> {
    return this.tx.row<NumberSeriesEntity>(
      'SELECT * FROM number_series WHERE organization_id = $1 AND id = $2',
      [this.tx.organizationId, id],
    );
  }

  /** Changes how a locked series makes its numbers from now on. */
  async change(series: NumberSeriesEntity, rule: NumberingRule): Promise<NumberSeriesEntity> {
    const { organizationId, now } = this.tx;
    const { format, reset, first_number = series.first_number } = rule;
    const period = periodAfterChange(rule, series.last_issue_date);
    await this.tx.touched(CHANGE, [organizationId, series.id, now, format, reset, period, first_number]);
    return { ...series, format, reset, first_number, period, version: series.version + 1, updated_at: now };
  }

  /** The first used number of a kind of document that a pattern makes with this count or a later one. */
  async usedNumber(type: DocumentType, pattern: string, sequence: number): Promise<string | undefined> {
    const values = [this.tx.organizationId, type, pattern, sequence];
    return (await this.tx.row<{ number: string }>(USED, values))?.number;
  }

  /** A part of a chain, in its order, after a position. */
  documents(
    series: NumberSeriesEntity,
    { after, limit }: { readonly after: bigint; readonly limit: number },
  ): Promise<IssuedDocumentEntity[]> {
    return this.tx.rows<IssuedDocumentEntity>(DOCUMENTS, [this.tx.organizationId, series.id, after, limit]);
  }

  /** A document as it was issued; undefined for one that was not. */
  documentOf(documentId: string): Promise<IssuedDocumentEntity | undefined> {
    return this.tx.row<IssuedDocumentEntity>(
      'SELECT * FROM issued_documents WHERE organization_id = $1 AND document_id = $2',
      [this.tx.organizationId, documentId],
    );
  }

  /** When the last document of a kind was issued by the clock; undefined when none was, as far as is known. */
  async lastIssuedAt(type: DocumentType): Promise<Date | undefined> {
    const row = await this.tx.row<Pick<NumberSeriesEntity, 'last_issued_at'>>(
      'SELECT last_issued_at FROM number_series WHERE organization_id = $1 AND document_type = $2',
      [this.tx.organizationId, type],
    );
    return row?.last_issued_at ?? undefined;
  }

  /** Those that are open already, invoices first. */
  existing(): Promise<NumberSeriesEntity[]> {
    return this.tx.rows<NumberSeriesEntity>(
      `SELECT * FROM number_series WHERE organization_id = $1
        ORDER BY array_position(ARRAY['invoice', 'credit_note', 'quote'], document_type)`,
      [this.tx.organizationId],
    );
  }

  private async open(): Promise<void> {
    const rows = documentTypes.flatMap((type) => {
      const { format, reset } = defaultNumbering[type];
      return [newId(this.tx.now), type, format, reset];
    });
    await this.tx.touched(OPEN, [this.tx.organizationId, this.tx.now, ...rows]);
  }
}

/** The date of the latest document of all organizations; null when none was ever issued. */
export async function latestIssueDate(tx: ControlTransaction): Promise<string | null> {
  const row = await tx.row<{ latest: string | null }>('SELECT latest_issue_date() AS latest WHERE $1', [
    true,
  ]);
  return row?.latest ?? null;
}
