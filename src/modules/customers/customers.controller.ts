import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { listParameters } from '../../platform/lists.js';
import {
  createCustomerExample,
  customerBalanceExample,
  customerExample,
  customerListExample,
} from './customers.examples.js';
import { customerList } from './customers.list.js';
import { toCustomerBalanceDto, toCustomerDto } from './customers.mapper.js';
import { CustomersService } from './customers.service.js';
import { CreateCustomerDto } from './dto/create-customer.dto.js';
import { CustomerBalanceListDto } from './dto/customer-balance.dto.js';
import { CustomerDto, CustomerListDto } from './dto/customer.dto.js';
import { UpdateCustomerDto } from './dto/update-customer.dto.js';

@Controller('customers')
@ApiTags('Customers')
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'customers.create',
    summary: 'Add a customer',
    description: 'Only the name is required. What is not given is empty, and may be given later.',
    access: 'customers:write',
    body: { type: CreateCustomerDto, example: createCustomerExample },
    answer: {
      status: 201,
      description: 'Created.',
      type: CustomerDto,
      example: customerExample,
      versioned: true,
    },
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateCustomerDto, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.customers.create(who, body));
  }

  @Get()
  @Operation({
    id: 'customers.list',
    summary: 'List customers',
    description: 'The newest first and without archived ones, unless it is asked otherwise.',
    access: 'customers:read',
    query: listParameters(customerList),
    answer: {
      status: 200,
      description: 'A page of customers.',
      type: CustomerListDto,
      example: customerListExample,
      paged: true,
    },
    fails: ['validation_failed'],
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<CustomerListDto> {
    return listOf(await this.customers.list(who, this.lists.read(customerList, query, who)), toCustomerDto);
  }

  @Get(':id')
  @Operation({
    id: 'customers.get',
    summary: 'Get a customer',
    description: 'Archived ones can still be read, because documents speak of them.',
    access: 'customers:read',
    of: 'cus',
    answer: {
      status: 200,
      description: 'The customer.',
      type: CustomerDto,
      example: customerExample,
      versioned: true,
    },
    beyond: true,
  })
  async get(@ResourceId('cus') id: string, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.customers.get(who, id));
  }

  @Get(':id/balance')
  @Operation({
    id: 'customers.balance',
    summary: 'Get the balance of a customer',
    description:
      'By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments and ' +
      'credit notes. A currency without any of them is not there.',
    access: 'customers:read',
    of: 'cus',
    answer: {
      status: 200,
      description: 'The balance.',
      type: CustomerBalanceListDto,
      example: customerBalanceExample,
    },
    beyond: true,
  })
  async balance(@ResourceId('cus') id: string, @Who() who: Principal): Promise<CustomerBalanceListDto> {
    return toCustomerBalanceDto(await this.customers.balance(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'customers.update',
    summary: 'Update a customer',
    description:
      'Replaces the customer wholly; what is not given becomes empty or its default. Documents never change.',
    access: 'customers:write',
    of: 'cus',
    body: { type: UpdateCustomerDto, example: createCustomerExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Updated.',
      type: CustomerDto,
      example: customerExample,
      versioned: true,
    },
    fails: ['already_exists'],
    beyond: true,
  })
  async update(
    @TargetOf('cus') target: Target,
    @Body() body: UpdateCustomerDto,
    @Who() who: Principal,
  ): Promise<CustomerDto> {
    return toCustomerDto(await this.customers.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'customers.delete',
    summary: 'Delete a customer',
    description:
      'Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.',
    access: 'customers:write',
    of: 'cus',
    conditional: true,
    answer: { status: 204, description: 'Deleted or archived.' },
    fails: ['has_open_documents'],
    beyond: true,
  })
  async delete(@TargetOf('cus') target: Target, @Who() who: Principal): Promise<void> {
    await this.customers.delete(who, target);
  }
}
