import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, Who, type Principal } from '../../platform/index.js';
import { nouns } from '../resources.js';
import { AuditQueries } from './audit.queries.js';
import { auditParameters, auditRequest } from './domain/audit-request.js';
import { AuditListDto } from './dto/audit.dto.js';
import { toAuditListDto } from './events.mapper.js';
import { audit } from './events.resource.js';

const prefixes = nouns.map(({ idPrefix }) => idPrefix);

@Controller('audit')
@ApiTags('Audit log')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  @Operation({
    id: 'audit.list',
    summary: 'Read who changed what from where',
    description:
      'The events of the organization, the newest first, each with the name of who caused it, the address and the ' +
      'device. Events from before the service kept these have null there. For owners, admins and auditors.',
    access: audit.read,
    query: auditParameters(prefixes),
    answer: found(AuditListDto, 'A page of the audit log.'),
    heavy: true,
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<AuditListDto> {
    return toAuditListDto(await this.audit.find(who, auditRequest(query, prefixes)), who);
  }
}
