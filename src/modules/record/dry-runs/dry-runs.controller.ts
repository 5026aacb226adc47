import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { toDryRunDto } from './dry-runs.mapper.js';
import { DryRunsService } from './dry-runs.service.js';
import { CreateDryRunDto } from './dto/create-dry-run.dto.js';
import { DryRunDto } from './dto/dry-run.dto.js';

/** As much as the largest body of an operation, and room for what is said around it. */
const BODY_BYTES_MAX = 8 * 1024 * 1024;

@Controller('dry-runs')
@ApiTags('Dry runs')
export class DryRunsController {
  constructor(private readonly dryRuns: DryRunsService) {}

  @Post()
  @Operation({
    id: 'dry_runs.create',
    summary: 'Try a request',
    description:
      'Does everything that the request would do, in its transaction, and takes it back: no number, event, mail, ' +
      'webhook or idempotency key is used up. The rights and rules are those of the operation that is tried. The ' +
      'answer is a report: 200, whether the request would be done or refused.',
    access: 'signed-in',
    changesNothing: true,
    bodyBytesMax: BODY_BYTES_MAX,
    answer: updated(DryRunDto, { description: 'What the request would do.' }),
    fails: ['busy'],
  })
  async create(
    @Body() body: CreateDryRunDto,
    @Who() who: Principal,
    @Req() request: Request,
  ): Promise<DryRunDto> {
    return toDryRunDto(await this.dryRuns.run({ who, request }, body), who);
  }
}
