import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { CreateBankAccountDto, UpdateBankAccountDto } from './dto/create-bank-account.dto.js';
import { BankAccountDto, BankAccountListDto } from './dto/bank-account.dto.js';
import { bankAccountList } from './bank-accounts.list.js';
import { toBankAccountDto } from './bank-accounts.mapper.js';
import { bankAccounts } from './bank-accounts.resource.js';
import { BankAccountsService } from './bank-accounts.service.js';

@Controller('bank-accounts')
@ApiTags('Bank accounts')
export class BankAccountsController {
  constructor(
    private readonly service: BankAccountsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'bank_accounts.create',
    summary: 'Add a bank account',
    description:
      'An account that statements are imported for. With an IBAN, only statements of that are taken.',
    access: bankAccounts.write,
    answer: created(BankAccountDto),
  })
  async create(@Body() body: CreateBankAccountDto, @Who() who: Principal): Promise<BankAccountDto> {
    return toBankAccountDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'bank_accounts.list',
    summary: 'List bank accounts',
    description: 'The newest first, unless the request asks for another order.',
    access: bankAccounts.read,
    answer: page(BankAccountListDto, bankAccountList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<BankAccountListDto> {
    return listOf(await this.lists.find(bankAccountList, query, who), toBankAccountDto);
  }

  @Get(':id')
  @Operation({
    id: 'bank_accounts.get',
    summary: 'Get a bank account',
    description: 'One bank account with all of its fields.',
    access: bankAccounts.read,
    answer: found(BankAccountDto, 'The bank account.'),
  })
  async get(@ResourceId(bankAccounts) id: string, @Who() who: Principal): Promise<BankAccountDto> {
    return toBankAccountDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'bank_accounts.update',
    summary: 'Update a bank account',
    description: 'Replaces everything but the currency; what is not given becomes empty.',
    access: bankAccounts.write,
    answer: updated(BankAccountDto),
  })
  async update(
    @TargetOf(bankAccounts) target: Target,
    @Body() body: UpdateBankAccountDto,
    @Who() who: Principal,
  ): Promise<BankAccountDto> {
    return toBankAccountDto(await this.service.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'bank_accounts.delete',
    summary: 'Delete a bank account',
    description: 'Deletes a bank account without statements, for good.',
    access: bankAccounts.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf(bankAccounts) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }
}
