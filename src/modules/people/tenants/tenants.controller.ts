import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { organizations } from '../organizations/organizations.resource.js';
import {
  CreateOrganizationDto,
  CreateSandboxDto,
  OwnOrganizationDto,
  OwnOrganizationListDto,
} from './dto/own-organization.dto.js';
import { toOwnOrganizationDto } from './tenants.mapper.js';
import { TenantsService } from './tenants.service.js';

@Controller('organizations')
@ApiTags('Organizations')
export class TenantsController {
  constructor(private readonly tenants: TenantsService) {}

  @IdempotentPost()
  @Operation({
    id: 'organizations.create',
    summary: 'Open another organization',
    description:
      'Its books, numbers, members and keys are its own. You are its owner; switch to it to work there. Who may open ' +
      'one is a setting of the installation.',
    access: 'user',
    answer: created(OwnOrganizationDto),
    fails: ['insufficient_scope'],
  })
  async create(@Body() body: CreateOrganizationDto, @Who() who: Principal): Promise<OwnOrganizationDto> {
    return toOwnOrganizationDto(await this.tenants.open(who, body));
  }

  @IdempotentPost(':id/sandbox')
  @Operation({
    id: 'organizations.create_sandbox',
    summary: 'Make a sandbox',
    description:
      'Test books beside those of the session: an organization of mode test with its settings, and the newest 10,000 ' +
      'customers and products, if wanted. Mail server, members, keys, webhooks and reminders are not taken over. For ' +
      'whoever may open an organization.',
    access: 'manager',
    answer: created(OwnOrganizationDto),
    fails: ['insufficient_scope'],
  })
  async createSandbox(
    @ResourceId(organizations) id: string,
    @Body() body: CreateSandboxDto,
    @Who() who: Principal,
  ): Promise<OwnOrganizationDto> {
    return toOwnOrganizationDto(await this.tenants.openSandbox(who, id, body));
  }

  @Get()
  @Operation({
    id: 'organizations.list',
    summary: 'List your organizations',
    description: 'Those that the user may sign in to, with the role in each.',
    access: 'user',
    answer: found(OwnOrganizationListDto, 'The organizations.'),
  })
  async list(@Who() who: Principal): Promise<OwnOrganizationListDto> {
    return { data: (await this.tenants.list(who)).map(toOwnOrganizationDto) };
  }

  @IdempotentPost(':id/close')
  @Operation({
    id: 'organizations.close',
    summary: 'Close the organization',
    description:
      'For owners, and only for the organization of the session. From then on its books can be read and nothing ' +
      'else, its API keys are revoked, and the sessions of others end. This cannot be undone.',
    access: 'manager',
    confirmed: true,
    answer: updated(OwnOrganizationDto, { description: 'Closed.' }),
  })
  async close(@ResourceId(organizations) id: string, @Who() who: Principal): Promise<OwnOrganizationDto> {
    return toOwnOrganizationDto(await this.tenants.close(who, id));
  }
}
