import { createHash } from 'node:crypto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { file, found, Operation, Who, type FileAnswer, type Principal } from '../../../platform/index.js';
import { ExportDto } from '../../people/exports/index.js';
import { nouns } from '../../resources.js';
import { AuditQueries } from './audit.queries.js';
import { auditCsv } from './domain/audit-csv.js';
import { auditParameters, auditRequest } from './domain/audit-request.js';
import { AuditListDto } from './dto/audit.dto.js';
import { toAuditListDto } from './events.mapper.js';
import { audit } from './events.resource.js';

const prefixes = nouns.map(({ idPrefix }) => idPrefix);
const parameters = auditParameters(prefixes);

/** What one answer can hold in memory. */
const EXPORTED_MAX = 10_000;

@Controller('audit')
@ApiTags('Audit log')
@ApiExtraModels(ExportDto)
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  @Operation({
    id: 'audit.list',
    summary: 'Read who changed what from where',
    description:
      'The events of the organization, the newest first, each with the name of who caused it, the address and the ' +
      'device: changes of the books, sign-ins, refused ones, and changes of passwords, second factors, members and ' +
      'API keys. Events from before the service kept addresses have null there. For owners, admins and auditors.',
    mayLag: true,
    access: audit.read,
    query: parameters,
    answer: found(AuditListDto, 'A page of the audit log.'),
    heavy: true,
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<AuditListDto> {
    return toAuditListDto(await this.audit.find(who, auditRequest(query, prefixes)), who);
  }

  @Get('export')
  @Operation({
    id: 'audit.export',
    summary: 'Export the audit log as CSV',
    description:
      `The same entries with the same filters, at most ${EXPORTED_MAX} of them, the newest first. For older ones ask ` +
      'again with `before`: the `sequence` of the last row. The file has a header row; text that a spreadsheet would ' +
      'take for a formula begins with an apostrophe.',
    mayLag: true,
    access: audit.read,
    query: parameters.filter(({ name }) => name !== 'limit'),
    confirmed: true,
    answer: file('The audit log.', ['text/csv']),
    heavy: true,
  })
  async export(@Query() query: Record<string, string>, @Who() who: Principal): Promise<FileAnswer> {
    const request = { ...auditRequest(query, prefixes), limit: EXPORTED_MAX };
    const { data } = toAuditListDto(await this.audit.forExport(who, request, query), who);
    const content = Buffer.from(auditCsv(data));
    const sha256 = createHash('sha256').update(content).digest();
    return { content, media_type: 'text/csv', filename: 'audit-log.csv', sha256 };
  }
}
