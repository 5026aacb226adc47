import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Principal } from '../../platform/identity/principal.js';
import { Who } from '../../platform/identity/who.decorator.js';
import { listOf, listParameters, Lists } from '../../platform/lists/lists.js';
import { Operation } from '../../platform/openapi/operation.js';
import { createCustomerExample, customerExample, customerListExample } from './customers.examples.js';
import { toCustomerDto } from './customers.mapper.js';
import { CustomersService } from './customers.service.js';
import { CreateCustomerDto } from './dto/create-customer.dto.js';
import { CustomerDto, CustomerListDto } from './dto/customer.dto.js';

@Controller('customers')
@ApiTags('Customers')
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly lists: Lists,
  ) {}

  @Post()
  @Operation({
    id: 'customers.create',
    summary: 'Add a customer',
    description: 'Only the name is required. What is not given is empty, and may be given later.',
    access: 'customers:write',
    body: { type: CreateCustomerDto, example: createCustomerExample },
    answer: { status: 201, description: 'Created.', type: CustomerDto, example: customerExample },
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateCustomerDto, @Who() who: Principal): Promise<CustomerDto> {
    return toCustomerDto(await this.customers.create(who, body));
  }

  @Get()
  @Operation({
    id: 'customers.list',
    summary: 'List customers',
    description: 'The newest first, without archived ones.',
    access: 'customers:read',
    query: listParameters,
    answer: {
      status: 200,
      description: 'A page of customers.',
      type: CustomerListDto,
      example: customerListExample,
    },
    fails: ['validation_failed'],
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<CustomerListDto> {
    return listOf(await this.customers.list(who, this.lists.read('customers', query, who)), toCustomerDto);
  }
}
