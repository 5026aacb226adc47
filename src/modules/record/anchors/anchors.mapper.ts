import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { isEventReadable, type Reader } from '../events/index.js';
import type { AnchorPage, AuditProof, Evidence } from './anchors.queries.js';
import { anchors } from './anchors.resource.js';
import { anchorFaults } from './domain/anchor-faults.js';
import type { AnchorDto, AnchorListDto } from './dto/anchor.dto.js';
import type { AuditProofDto } from './dto/audit-proof.dto.js';
import type { EventAnchorEntity } from './entities/event-anchor.entity.js';

type EventEvidence = Extract<Evidence, { readonly event: object }>;

/** An anchor in the form of the API. */
export function toAnchorDto(anchor: EventAnchorEntity): AnchorDto {
  return {
    id: toTypeId(anchors.idPrefix, anchor.id),
    number: anchor.number,
    first_sequence: Number(anchor.first_sequence),
    last_sequence: Number(anchor.last_sequence),
    events_hash: anchor.events_hash.toString('hex'),
    previous_hash: anchor.previous_hash?.toString('hex') ?? null,
    hash: anchor.hash.toString('hex'),
    created_at: instantText(anchor.created_at),
  };
}

export function toAnchorListDto({ anchors: found, hasMore }: AnchorPage): AnchorListDto {
  const last = found.at(-1)?.number;
  return {
    data: found.map(toAnchorDto),
    has_more: hasMore,
    next_cursor: last === undefined ? null : String(last),
  };
}

export function toAuditProofDto({ last, isIntact, faults, nextFrom, ...counts }: AuditProof): AuditProofDto {
  return {
    intact: isIntact,
    ...counts,
    last_number: last?.number ?? null,
    last_hash: last?.hash.toString('hex') ?? null,
    faults: faults.map(({ anchor, code }) => ({ anchor, code, detail: anchorFaults[code] })),
    next_from: nextFrom,
  };
}

/** The first line of an export. Identifiers are those of the database: they are hashed, too. */
export function toEvidenceHead(organizationId: string): object {
  return { format: 'countinghouse-audit/1', organization_id: organizationId };
}

/** An anchor as a line of an export: what its hash is made of. */
export function toAnchorLine(anchor: EventAnchorEntity): object {
  const { id: _id, ...facts } = toAnchorDto(anchor);
  return { anchor: { ...facts, created_at: anchor.created_at.toISOString() } };
}

/**
 * An event as a line of an export: what its anchor covers, and what its hash is made of.
 *
 * Of objects that the reader may not read there is the hash alone, which proves them as well.
 */
export function toEventLine({ event, content_hash }: EventEvidence, who: Reader): object {
  const { data, origin, salt, redaction, ...facts } = event;
  const isReadable = isEventReadable(event.type, { scopes: who.scopes, manages: true });
  return {
    event: {
      ...facts,
      sequence: Number(facts.sequence),
      created_at: facts.created_at.toISOString(),
      content_hash,
    },
    content: isReadable ? { data, origin, salt, redaction } : null,
  };
}
