import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  keptArchive,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  TargetOf,
  Who,
  type KeptFile,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { CreateDataExportDto } from './dto/create-data-export.dto.js';
import { DataExportDto, DataExportListDto } from './dto/data-export.dto.js';
import { dataExportList } from './data-exports.list.js';
import { toDataExportDto } from './data-exports.mapper.js';
import { dataExports } from './data-exports.resource.js';
import { DataExportsService } from './data-exports.service.js';

@Controller('exports')
@ApiTags('Exports')
export class DataExportsController {
  constructor(
    private readonly service: DataExportsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'exports.create',
    summary: 'Export the books',
    description:
      'Orders a ZIP with everything of your books, all of one moment: a file for each kind of rows, `manifest.json` ' +
      'with rows, columns and digests, and originals and attachments if you ask for them. It is made meanwhile; ask ' +
      'for it until its `state` is `ready`, or wait for the event `data_export.ready`. It is kept for a week. Two ' +
      'can be under way at once.',
    access: 'manager',
    confirmed: true,
    answer: created(DataExportDto),
    fails: ['invalid_state_transition'],
    heavy: true,
  })
  async create(@Body() body: CreateDataExportDto, @Who() who: Principal): Promise<DataExportDto> {
    return toDataExportDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'exports.list',
    summary: 'List exports',
    description: 'Also those that have failed or expired, the newest first.',
    access: 'manager',
    answer: page(DataExportListDto, dataExportList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<DataExportListDto> {
    return listOf(await this.lists.find(dataExportList, query, who), toDataExportDto);
  }

  @Get(':id')
  @Operation({
    id: 'exports.get',
    summary: 'Get an export',
    description: 'How far it is, and until when its file can be downloaded.',
    access: 'manager',
    answer: found(DataExportDto, 'The export.', { versioned: false }),
  })
  async get(@ResourceId(dataExports) id: string, @Who() who: Principal): Promise<DataExportDto> {
    return toDataExportDto(await this.service.get(who, id));
  }

  @Get(':id/content')
  @Operation({
    id: 'exports.content',
    summary: 'Download the file of an export',
    description:
      'The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each download ' +
      'stands in the audit log.',
    access: 'manager',
    confirmed: true,
    answer: keptArchive('The ZIP.', 'export.zip'),
    fails: ['invalid_state_transition'],
    heavy: true,
  })
  content(@ResourceId(dataExports) id: string, @Who() who: Principal): Promise<KeptFile> {
    return this.service.content(who, id);
  }

  @Delete(':id')
  @Operation({
    id: 'exports.delete',
    summary: 'Delete an export',
    description: 'Deletes it with its file, or cancels it while it is being made.',
    access: 'manager',
    answer: none('Deleted.'),
  })
  async delete(@TargetOf(dataExports) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }
}
