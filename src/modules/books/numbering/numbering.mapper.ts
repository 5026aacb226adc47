import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { issueDateIn } from './domain/issue-date.js';
import { nextNumber } from './domain/number-series.js';
import type { NumberSeriesDto } from './dto/number-series.dto.js';
import type { SeriesAuditDto } from './dto/series-audit.dto.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import type { DocumentWithFiles } from './numbering.queries.js';
import type { DatedSeries, SeriesAudit } from './numbering.queries.js';
import { numberSeries } from './numbering.resource.js';

/** A series in the form of the API. */
export function toNumberSeriesDto({ series, today, mode }: DatedSeries): NumberSeriesDto {
  const issueDate = issueDateIn(series.last_issue_date, { issueDate: undefined, today });
  return {
    id: toTypeId(numberSeries.idPrefix, series.id),
    version: series.version,
    document_type: series.document_type,
    format: series.format,
    reset: series.reset,
    first_number: series.first_number,
    documents: Number(series.documents),
    next_number: nextNumber(series, issueDate, mode).number,
    last_issue_date: series.last_issue_date,
    last_hash: hex(series.last_hash),
    created_at: instantText(series.created_at),
    updated_at: instantText(series.updated_at),
  };
}

export function toSeriesAuditDto({ series, isIntact, ...findings }: SeriesAudit): SeriesAuditDto {
  return {
    series_id: toTypeId(numberSeries.idPrefix, series.id),
    document_type: series.document_type,
    intact: isIntact,
    ...findings,
    last_hash: hex(series.last_hash),
  };
}

/** The first line of an export: what the rest of it must come to. */
export function toExportHead(series: NumberSeriesEntity): object {
  return {
    format: 'countinghouse-documents/2',
    series_id: toTypeId(numberSeries.idPrefix, series.id),
    document_type: series.document_type,
    documents: Number(series.documents),
    first_number: series.first_number,
    last_hash: hex(series.last_hash),
  };
}

/** A line of an export. `document` is the very text that was hashed, or null; `files` are the originals made of it. */
export function toExportLine(document: DocumentWithFiles): object {
  return {
    position: Number(document.position),
    number: document.number,
    period: document.period,
    sequence: document.sequence,
    issue_date: document.issue_date,
    previous_hash: hex(document.previous_hash),
    hash_version: document.hash_version,
    document_hash: hex(document.document_hash),
    hash: hex(document.hash),
    document: document.document,
    files: document.files,
  };
}

function hex(hash: Buffer | null): string | null {
  return hash?.toString('hex') ?? null;
}
