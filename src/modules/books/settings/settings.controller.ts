import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IfMatch,
  Operation,
  updated,
  Who,
  type Principal,
  type VersionCondition,
} from '../../../platform/index.js';
import { OrganizationDto } from './dto/organization.dto.js';
import { UpdateOrganizationDto } from './dto/update-organization.dto.js';
import { toOrganizationDto } from './settings.mapper.js';
import { SettingsService } from './settings.service.js';

@Controller('organization')
@ApiTags('Organization')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Operation({
    id: 'organization.get',
    summary: 'Get the organization',
    description: 'The one that the credential belongs to. Every credential may read it.',
    access: 'signed-in',
    answer: found(OrganizationDto, 'The organization.'),
  })
  async get(@Who() who: Principal): Promise<OrganizationDto> {
    return toOrganizationDto(await this.settings.get(who));
  }

  @Put()
  @Operation({
    id: 'organization.update',
    summary: 'Update the organization',
    description:
      'Replaces all settings; what is not given becomes empty or its default. Only numbering that is not ' +
      'given stays as it is. Issued documents never change. For owners and admins who are signed in. Changed bank ' +
      'details need a session that was confirmed.',
    access: 'manager',
    answer: updated(OrganizationDto),
    fails: ['confirmation_required'],
  })
  async update(
    @IfMatch() seen: VersionCondition,
    @Body() body: UpdateOrganizationDto,
    @Who() who: Principal,
  ): Promise<OrganizationDto> {
    return toOrganizationDto(await this.settings.update(who, seen, body));
  }
}
