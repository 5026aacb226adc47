import { Body, Controller, Delete, Get, Patch, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  created,
  deletedOrArchived,
  found,
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type DeletionOutcome,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { CreateSupplierDto, PatchSupplierDto, UpdateSupplierDto } from './dto/create-supplier.dto.js';
import { SupplierDto, SupplierFactsDto, SupplierListDto } from './dto/supplier.dto.js';
import { supplierList } from './suppliers.list.js';
import { toSupplierDto } from './suppliers.mapper.js';
import { suppliers } from './suppliers.resource.js';
import { SuppliersService } from './suppliers.service.js';

@Controller('suppliers')
@ApiTags('Suppliers')
@ApiExtraModels(SupplierFactsDto)
export class SuppliersController {
  constructor(
    private readonly service: SuppliersService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'suppliers.create',
    summary: 'Add a supplier',
    description: 'Only the name is required. What is not given is empty, and may be given later.',
    access: suppliers.write,
    answer: created(SupplierDto),
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateSupplierDto, @Who() who: Principal): Promise<SupplierDto> {
    return toSupplierDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'suppliers.list',
    summary: 'List suppliers',
    description: 'The newest first and without archived ones, unless it is asked otherwise.',
    access: suppliers.read,
    answer: page(SupplierListDto, supplierList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<SupplierListDto> {
    return listOf(await this.lists.find(supplierList, query, who), toSupplierDto);
  }

  @Get(':id')
  @Operation({
    id: 'suppliers.get',
    summary: 'Get a supplier',
    description: 'Archived ones can still be read, because bills speak of them.',
    access: suppliers.read,
    answer: found(SupplierDto, 'The supplier.'),
  })
  async get(@ResourceId(suppliers) id: string, @Who() who: Principal): Promise<SupplierDto> {
    return toSupplierDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'suppliers.update',
    summary: 'Update a supplier',
    description: 'Replaces the supplier wholly; what is not given becomes empty.',
    access: suppliers.write,
    answer: updated(SupplierDto),
    fails: ['already_exists'],
  })
  async update(
    @TargetOf(suppliers) target: Target,
    @Body() body: UpdateSupplierDto,
    @Who() who: Principal,
  ): Promise<SupplierDto> {
    return toSupplierDto(await this.service.update(who, target, body));
  }

  @Patch(':id')
  @Operation({
    id: 'suppliers.patch',
    summary: 'Change a supplier',
    description:
      'Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and ' +
      'other names stay.',
    access: suppliers.write,
    answer: updated(SupplierDto),
    fails: ['already_exists'],
  })
  async patch(
    @TargetOf(suppliers) target: Target,
    @Body() body: PatchSupplierDto,
    @Who() who: Principal,
  ): Promise<SupplierDto> {
    return toSupplierDto(await this.service.patch(who, target, body));
  }

  @IdempotentPost(':id/archive')
  @Operation({
    id: 'suppliers.archive',
    summary: 'Archive a supplier',
    description: 'Hides a supplier from lists. One that is archived is answered as it is.',
    access: suppliers.write,
    answer: updated(SupplierDto),
  })
  async archive(@TargetOf(suppliers) target: Target, @Who() who: Principal): Promise<SupplierDto> {
    return toSupplierDto(await this.service.archive(who, target));
  }

  @IdempotentPost(':id/unarchive')
  @Operation({
    id: 'suppliers.unarchive',
    summary: 'Unarchive a supplier',
    description: 'Shows an archived supplier in lists again. One that is not archived is answered as it is.',
    access: suppliers.write,
    answer: updated(SupplierDto),
  })
  async unarchive(@TargetOf(suppliers) target: Target, @Who() who: Principal): Promise<SupplierDto> {
    return toSupplierDto(await this.service.unarchive(who, target));
  }

  @Delete(':id')
  @Operation({
    id: 'suppliers.delete',
    summary: 'Delete a supplier',
    description: 'Deletes a supplier with all that is known of it. One that your books speak of is archived.',
    access: suppliers.write,
    answer: deletedOrArchived(),
  })
  async delete(@TargetOf(suppliers) target: Target, @Who() who: Principal): Promise<DeletionOutcome> {
    return this.service.delete(who, target);
  }
}
