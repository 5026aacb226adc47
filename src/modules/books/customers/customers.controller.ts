import { Body, Controller, Delete, Get, Patch, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { customerList } from './customers.list.js';
import { toCustomerDto } from './customers.mapper.js';
import { CustomersService } from './customers.service.js';
import { CreateCustomerDto } from './dto/create-customer.dto.js';
import { CustomerDto, CustomerListDto } from './dto/customer.dto.js';
import { PatchCustomerDto, UpdateCustomerDto } from './dto/update-customer.dto.js';
import { customers } from './customers.resource.js';

@Controller('customers')
@ApiTags('Customers')
export class CustomersController {
  constructor(
    private readonly service: CustomersService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'customers.create',
    summary: 'Add a customer',
    description: 'Only the name is required. What is not given is empty, and may be given later.',
    access: customers.write,
    answer: created(CustomerDto),
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateCustomerDto, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'customers.list',
    summary: 'List customers',
    description: 'The newest first and without archived ones, unless it is asked otherwise.',
    access: customers.read,
    answer: page(CustomerListDto, customerList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<CustomerListDto> {
    return listOf(await this.lists.find(customerList, query, who), toCustomerDto);
  }

  @Get(':id')
  @Operation({
    id: 'customers.get',
    summary: 'Get a customer',
    description:
      'Archived ones can still be read, because documents speak of them, and so can one that was merged: ' +
      '`merged_into` says where everything of it is.',
    access: customers.read,
    answer: found(CustomerDto, 'The customer.'),
  })
  async get(@ResourceId(customers) id: string, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'customers.update',
    summary: 'Update a customer',
    description:
      'Replaces the customer wholly; what is not given becomes empty or its default. Documents never change.',
    access: customers.write,
    answer: updated(CustomerDto),
    fails: ['already_exists', 'customer_merged', 'invalid_state_transition'],
  })
  async update(
    @TargetOf(customers) target: Target,
    @Body() body: UpdateCustomerDto,
    @Who() who: Principal,
  ): Promise<CustomerDto> {
    return toCustomerDto(await this.service.update(who, target, body));
  }

  @Patch(':id')
  @Operation({
    id: 'customers.patch',
    summary: 'Change a customer',
    description:
      'Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and ' +
      'other names stay.',
    access: customers.write,
    answer: updated(CustomerDto),
    fails: ['already_exists', 'customer_merged', 'invalid_state_transition'],
  })
  async patch(
    @TargetOf(customers) target: Target,
    @Body() body: PatchCustomerDto,
    @Who() who: Principal,
  ): Promise<CustomerDto> {
    return toCustomerDto(await this.service.patch(who, target, body));
  }

  @IdempotentPost(':id/unarchive')
  @Operation({
    id: 'customers.unarchive',
    summary: 'Unarchive a customer',
    description: 'Shows an archived customer in lists again. One that is not archived is answered as it is.',
    access: customers.write,
    answer: updated(CustomerDto),
    fails: ['customer_merged', 'invalid_state_transition'],
  })
  async unarchive(@TargetOf(customers) target: Target, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.service.unarchive(who, target));
  }

  @Delete(':id')
  @Operation({
    id: 'customers.delete',
    summary: 'Delete a customer',
    description:
      'Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.',
    access: customers.write,
    answer: deletedOrArchived(),
    fails: ['customer_merged', 'has_open_documents'],
  })
  async delete(@TargetOf(customers) target: Target, @Who() who: Principal): Promise<DeletionOutcome> {
    return this.service.delete(who, target);
  }
}
