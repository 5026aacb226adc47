import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  file,
  found,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  updated,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../platform/index.js';
import { mediaTypes } from './domain/file-kind.js';
import { ReceiveFileDto } from './dto/receive-file.dto.js';
import { ReceivedFileDto, ReceivedFileFactsDto, ReceivedFileListDto } from './dto/received-file.dto.js';
import { receivedFileList } from './received-files.list.js';
import { toReceivedFileDto } from './received-files.mapper.js';
import { receivedFiles } from './received-files.resource.js';
import { ReceivedFilesService } from './received-files.service.js';

/** Room for the largest file in base64, and for its name. */
const BODY_BYTES_MAX = 27 * 1024 * 1024;

@Controller('received-files')
@ApiTags('Received files')
@ApiExtraModels(ReceivedFileFactsDto)
export class ReceivedFilesController {
  constructor(
    private readonly service: ReceivedFilesService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'received_files.create',
    summary: 'Receive a file',
    description:
      'Stores what somebody has sent to you, as it came. The same bytes are stored once: receiving them again gives ' +
      'the file that is there. A file that nothing refers to goes after 30 days. The body may have 27 MB.',
    access: receivedFiles.write,
    heavy: true,
    bodyBytesMax: BODY_BYTES_MAX,
    answer: updated(ReceivedFileDto, { description: 'Stored, or the file with the same bytes.' }),
  })
  async create(@Body() body: ReceiveFileDto, @Who() who: Principal): Promise<ReceivedFileDto> {
    return toReceivedFileDto(await this.service.receive(who, body));
  }

  @Get()
  @Operation({
    id: 'received_files.list',
    summary: 'List received files',
    description: 'The newest first, unless the request asks for another order.',
    access: receivedFiles.read,
    answer: page(ReceivedFileListDto, receivedFileList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ReceivedFileListDto> {
    return listOf(await this.lists.find(receivedFileList, query, who), toReceivedFileDto);
  }

  @Get(':id')
  @Operation({
    id: 'received_files.get',
    summary: 'Get a received file',
    description: 'What is known of it. Its bytes are an operation of their own.',
    access: receivedFiles.read,
    answer: found(ReceivedFileDto, 'The file.'),
  })
  async get(@ResourceId(receivedFiles) id: string, @Who() who: Principal): Promise<ReceivedFileDto> {
    return toReceivedFileDto(await this.service.get(who, id));
  }

  @Get(':id/content')
  @Operation({
    id: 'received_files.content',
    summary: 'Download a received file',
    description: 'The bytes as they came, to be saved and never shown within a page of this service.',
    access: receivedFiles.read,
    heavy: true,
    answer: file('The file.', mediaTypes),
  })
  content(@ResourceId(receivedFiles) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.service.content(who, id);
  }

  @Delete(':id')
  @Operation({
    id: 'received_files.delete',
    summary: 'Delete a received file',
    description: 'Deletes a file for good, unless something in your books refers to it.',
    access: receivedFiles.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@ResourceId(receivedFiles) id: string, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, id);
  }
}
