import { Body, Controller, Delete, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { ImportedInvoiceDto } from '../../books/invoices/index.js';
import { ChangeImportDto, CreateImportDto } from './dto/create-import.dto.js';
import { ImportDto, ImportFactsDto, ImportListDto } from './dto/import.dto.js';
import { importList } from './imports.list.js';
import { toImportDto, toImportFactsDto } from './imports.mapper.js';
import { imports } from './imports.resource.js';
import { ImportsService } from './imports.service.js';

/** Room for the largest file in base64. */
const BODY_BYTES_MAX = 7 * 1024 * 1024;

@Controller('imports')
@ApiTags('Imports')
@ApiExtraModels(ImportFactsDto, ImportedInvoiceDto)
export class ImportsController {
  constructor(
    private readonly service: ImportsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'imports.create',
    summary: 'Check an import',
    description:
      'Reads customers, products or invoices of before from a file of values or from rows, and says what would ' +
      'become of each: created, changed, left, or refused by the rules of creating one. Nothing is written to ' +
      'your books before it is committed. It needs the right to write what the rows are. The body may have 7 MB.',
    access: imports.write,
    heavy: true,
    bodyBytesMax: BODY_BYTES_MAX,
    answer: created(ImportDto),
    fails: ['insufficient_scope'],
  })
  async create(@Body() body: CreateImportDto, @Who() who: Principal): Promise<ImportDto> {
    return toImportDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'imports.list',
    summary: 'List imports',
    description: 'The newest first, unless the request asks for another order; without columns and findings.',
    access: imports.read,
    answer: page(ImportListDto, importList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ImportListDto> {
    return listOf(await this.lists.find(importList, query, who), toImportFactsDto);
  }

  @Get(':id')
  @Operation({
    id: 'imports.get',
    summary: 'Get an import',
    description: 'How far it is, and for a week its columns and findings.',
    access: imports.read,
    answer: found(ImportDto, 'The import.'),
    fails: ['insufficient_scope'],
  })
  async get(@ResourceId(imports) id: string, @Who() who: Principal): Promise<ImportDto> {
    return toImportDto(await this.service.get(who, id));
  }

  @Patch(':id')
  @Operation({
    id: 'imports.patch',
    summary: 'Read an import in another way',
    description:
      'Decides anew which column is which field, how the file is written, and what becomes of rows that are there ' +
      'already or break a rule. Then all rows are checked again.',
    access: imports.write,
    heavy: true,
    answer: updated(ImportDto),
    fails: ['invalid_state_transition', 'insufficient_scope'],
  })
  async patch(
    @TargetOf(imports) target: Target,
    @Body() body: ChangeImportDto,
    @Who() who: Principal,
  ): Promise<ImportDto> {
    return toImportDto(await this.service.change(who, target, body));
  }

  @IdempotentPost(':id/commit')
  @Operation({
    id: 'imports.commit',
    summary: 'Commit an import',
    description:
      'Writes the rows to your books meanwhile, a hundred at a time; ask for it until its `state` is `done`, or wait ' +
      'for the event `import.done`. What is there by then is not created again.',
    access: imports.write,
    answer: updated(ImportDto),
    fails: ['invalid_state_transition', 'insufficient_scope'],
  })
  async commit(@TargetOf(imports) target: Target, @Who() who: Principal): Promise<ImportDto> {
    return toImportDto(await this.service.commit(who, target));
  }

  @IdempotentPost(':id/undo')
  @Operation({
    id: 'imports.undo',
    summary: 'Undo an import',
    description:
      'Deletes meanwhile what the import created and nobody has used or changed since. What it changed stays.',
    access: imports.write,
    answer: updated(ImportDto),
    fails: ['invalid_state_transition', 'insufficient_scope'],
  })
  async undo(@TargetOf(imports) target: Target, @Who() who: Principal): Promise<ImportDto> {
    return toImportDto(await this.service.undo(who, target));
  }

  @Delete(':id')
  @Operation({
    id: 'imports.delete',
    summary: 'Delete an import',
    description:
      'Deletes it with its file. What it brought to your books stays, and cannot be undone any more.',
    access: imports.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition', 'insufficient_scope'],
  })
  async delete(@TargetOf(imports) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }
}
