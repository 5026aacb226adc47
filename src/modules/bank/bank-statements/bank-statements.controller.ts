import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
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
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { bankStatementList } from './bank-statements.list.js';
import { toBankBalanceDto, toBankStatementDto, toStatementImportDto } from './bank-statements.mapper.js';
import { bankStatements } from './bank-statements.resource.js';
import { BankStatementsService } from './bank-statements.service.js';
import { BankBalanceListDto, BankStatementDto, BankStatementListDto } from './dto/bank-statement.dto.js';
import { ImportStatementDto, StatementImportDto } from './dto/import-statement.dto.js';
import { StatementImport } from './import/statement-import.service.js';

/** Room for the largest file in base64, and for what is said of it. */
const BODY_BYTES_MAX = 7 * 1024 * 1024;

@Controller()
@ApiTags('Bank statements')
export class BankStatementsController {
  constructor(
    private readonly service: BankStatementsService,
    private readonly files: StatementImport,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost('bank-accounts/:id/statements')
  @Operation({
    id: 'bank_statements.import',
    summary: 'Import a bank statement',
    description:
      'Takes a file of CAMT 052, 053 or 054, MT940 or CSV, wholly or not at all. Its balances must fit its lines. ' +
      'Lines that other files have brought are known again, so that files may overlap. The body may have 7 MB.',
    access: bankAccounts.write,
    heavy: true,
    bodyBytesMax: BODY_BYTES_MAX,
    answer: updated(StatementImportDto, { description: 'Imported, or what would be.' }),
    fails: [
      'already_exists',
      'statement_unreadable',
      'statement_of_other_account',
      'statement_does_not_add_up',
    ],
  })
  async import(
    @TargetOf(bankAccounts) target: Target,
    @Body() body: ImportStatementDto,
    @Who() who: Principal,
  ): Promise<StatementImportDto> {
    return toStatementImportDto(await this.files.import(who, target, body));
  }

  @Get('bank-accounts/:id/balances')
  @Operation({
    id: 'bank_accounts.balances',
    summary: 'Compare balances with lines',
    description:
      'Each balance that closes a day, and what the lines since the one before come to. A difference says that ' +
      'statements are missing in between.',
    access: bankAccounts.read,
    answer: found(BankBalanceListDto, 'The balances.'),
  })
  async balances(@ResourceId(bankAccounts) id: string, @Who() who: Principal): Promise<BankBalanceListDto> {
    const { points, currency } = await this.service.balances(who, id);
    return { data: points.map((point) => toBankBalanceDto(point, currency)) };
  }

  @Get('bank-statements')
  @Operation({
    id: 'bank_statements.list',
    summary: 'List bank statements',
    description: 'The one that was imported last comes first, unless it is asked otherwise.',
    access: bankAccounts.read,
    answer: page(BankStatementListDto, bankStatementList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<BankStatementListDto> {
    const found = await this.lists.find(bankStatementList, query, who);
    const rows = await this.service.withCurrencies(who, found.rows);
    return listOf({ ...found, rows }, toBankStatementDto);
  }

  @Get('bank-statements/:id')
  @Operation({
    id: 'bank_statements.get',
    summary: 'Get a bank statement',
    description: 'Its days, its balances, and how many lines it brought.',
    access: bankAccounts.read,
    answer: found(BankStatementDto, 'The bank statement.'),
  })
  async get(@ResourceId(bankStatements) id: string, @Who() who: Principal): Promise<BankStatementDto> {
    return toBankStatementDto(await this.service.get(who, id));
  }

  @Delete('bank-statements/:id')
  @Operation({
    id: 'bank_statements.delete',
    summary: 'Delete a bank statement',
    description:
      'Deletes it with its lines, but for those that other statements have, too. The file can be imported again.',
    access: bankAccounts.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@ResourceId(bankStatements) id: string, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, id);
  }
}
