import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, jsonLines, lines, Operation, Who, type Principal } from '../../../platform/index.js';
import { audit } from '../events/events.resource.js';
import {
  toAnchorLine,
  toAnchorListDto,
  toAuditProofDto,
  toEventLine,
  toEvidenceHead,
} from './anchors.mapper.js';
import { AnchorsQueries } from './anchors.queries.js';
import {
  anchorListParameters,
  anchorListRequest,
  anchorRange,
  anchorRangeParameters,
  type AnchorRange,
} from './domain/anchor-request.js';
import { AnchorListDto } from './dto/anchor.dto.js';
import { AuditProofDto } from './dto/audit-proof.dto.js';

@Controller('audit')
@ApiTags('Audit log')
export class AnchorsController {
  constructor(private readonly anchors: AnchorsQueries) {}

  @Get('anchors')
  @Operation({
    id: 'audit.anchors',
    summary: 'List the anchors of the audit log',
    description:
      'Every night the events since the last anchor get one: a hash over them and over the anchor before it. The ' +
      'event `audit.anchored` tells its hash. Whoever keeps that elsewhere can prove later that nobody has rewritten ' +
      'what happened, not even somebody who owns the database.',
    access: audit.read,
    query: anchorListParameters,
    answer: found(AnchorListDto, 'A page of anchors.'),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<AnchorListDto> {
    return toAnchorListDto(await this.anchors.list(who, anchorListRequest(query)));
  }

  @Get('verify')
  @Operation({
    id: 'audit.verify',
    summary: 'Prove the audit log',
    description:
      'Reads the events of the anchors again, and tells whether one was changed, added or removed since. Events ' +
      'whose personal data was erased can still be proved.',
    access: audit.read,
    query: anchorRangeParameters,
    answer: found(AuditProofDto, 'What was found.'),
    heavy: true,
  })
  async verify(@Query() query: Record<string, string>, @Who() who: Principal): Promise<AuditProofDto> {
    return toAuditProofDto(await this.anchors.verify(who, anchorRange(query)));
  }

  @Get('anchors/export')
  @Operation({
    id: 'audit.export_anchors',
    summary: 'Export the anchors with their events',
    description:
      'Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE` checks such ' +
      'a file without the service. Of objects that the credential may not read it has the hash alone.',
    access: audit.read,
    query: anchorRangeParameters,
    confirmed: true,
    answer: lines('A line about the file, then each anchor, with its events behind it.'),
    heavy: true,
  })
  async export(
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<AsyncIterable<string>> {
    const range = anchorRange(query);
    await this.anchors.tellOfExport(who, query);
    return jsonLines(this.lines(who, range));
  }

  private async *lines(who: Principal, range: AnchorRange): AsyncGenerator<object> {
    yield toEvidenceHead(who.organizationId);
    for await (const one of this.anchors.evidence(who, range)) {
      yield 'anchor' in one ? toAnchorLine(one.anchor) : toEventLine(one, who);
    }
  }
}
