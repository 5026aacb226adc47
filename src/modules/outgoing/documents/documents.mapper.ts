import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import type { AvailableFile } from './documents.service.js';
import { mediaTypeOf } from './domain/formats.js';
import type { DocumentListDto } from './dto/document-list.dto.js';
import type { PreflightReportDto } from './dto/preflight.dto.js';
import type { DocumentTarget } from './mapping/load-document.js';
import type { TargetedReport } from './preflight/preflight.service.js';

/** Every format of a document in the form of the API. */
export function toDocumentListDto(files: readonly AvailableFile[]): DocumentListDto {
  return {
    data: files.map(({ target, format, filename, state, errors, stored }) => ({
      document_id: documentIdOf(target),
      format,
      media_type: mediaTypeOf(format),
      filename,
      state,
      errors,
      size: stored?.size ?? null,
      sha256: stored?.sha256.toString('hex') ?? null,
      rules: stored?.rules ?? null,
      created_at: stored === undefined ? null : instantText(stored.created_at),
    })),
  };
}

/** The identifier of an invoice or a credit note, as the API shows it. */
function documentIdOf({ type, id }: DocumentTarget): string {
  return toTypeId((type === 'invoice' ? invoices : creditNotes).idPrefix, id);
}

/** What a document lacks in the form of the API. */
export function toPreflightReportDto(report: TargetedReport): PreflightReportDto {
  const { format, valid, errors, warnings, rules, countries, countries_not_checked, findings, targets } =
    report;
  return {
    format,
    valid,
    errors,
    warnings,
    checked_by:
      rules === ''
        ? []
        : [
            {
              name: 'countinghouse',
              rules,
              countries: [...countries],
              countries_not_checked: [...countries_not_checked],
            },
          ],
    findings: findings.map((finding) => ({
      ...finding,
      target_id: finding.where === 'invoice' ? null : targets[finding.where],
    })),
  };
}
