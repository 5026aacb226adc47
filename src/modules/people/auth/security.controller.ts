import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { found, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { SecurityChangeDto, SecurityDto, UpdateSecurityDto } from './dto/security.dto.js';
import { SecurityService } from './security.service.js';

@ApiExtraModels(SecurityChangeDto)
@Controller('organization/security')
@ApiTags('Second factor')
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  @Get()
  @Operation({
    id: 'security.get',
    summary: 'Get what the organization requires of its members',
    description: 'Of whom it requires a second factor.',
    access: 'manager',
    answer: found(SecurityDto, 'The requirements.'),
  })
  async get(@Who() who: Principal): Promise<SecurityDto> {
    return { require_second_factor: await this.security.requirement(who) };
  }

  @Put()
  @Operation({
    id: 'security.update',
    summary: 'Require a second factor of members',
    description:
      'Takes effect at once: the session of somebody who must have a second factor and has none can only set one up.',
    access: 'manager',
    confirmed: true,
    answer: updated(SecurityDto, { description: 'The requirements.' }),
  })
  async update(@Body() body: UpdateSecurityDto, @Who() who: Principal): Promise<SecurityDto> {
    return { require_second_factor: await this.security.require(who, body.require_second_factor) };
  }
}
