import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../platform/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { knownAtParameter } from '../../books/receivables/index.js';
import { MessageDto, toMessageDto } from '../messages/index.js';
import { messages } from '../messages/messages.resource.js';
import { reports } from '../../books/reports/reports.resource.js';
import { languageParameter, periodParameters, statementLanguage } from './domain/statement-request.js';
import { SendStatementDto } from './dto/send-statement.dto.js';
import { StatementDto } from './dto/statement.dto.js';
import { toStatementDto } from './statements.mapper.js';
import { StatementsService } from './statements.service.js';

@Controller('customers/:id/statement')
@ApiTags('Statements')
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  @Get()
  @Operation({
    id: 'customers.statement',
    summary: 'Get a statement of account',
    description:
      'What happened on the account of a customer in one currency between two days, with the balance after each ' +
      'entry, what is open today by its age, and the credit. A statement up to today closes with the balance of the ' +
      'customer. With `known_at` only what had been recorded by then is told. At most 2000 entries.',
    mayLag: true,
    access: reports.read,
    query: [...periodParameters, knownAtParameter],
    heavy: true,
    answer: found(StatementDto, 'The statement.'),
    fails: ['customer_merged'],
  })
  async get(
    @ResourceId(customers) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<StatementDto> {
    return toStatementDto(await this.statements.get(who, id, query));
  }

  @Get('pdf')
  @Operation({
    id: 'customers.statement_pdf',
    summary: 'Download a statement of account',
    description:
      'The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is kept.',
    mayLag: true,
    access: reports.read,
    query: [...periodParameters, languageParameter],
    heavy: true,
    answer: file('The statement.', ['application/pdf']),
    fails: ['customer_merged', 'rendering_failed'],
  })
  print(
    @ResourceId(customers) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<FileAnswer> {
    return this.statements.print(who, id, { ...query, language: statementLanguage(query.language) });
  }

  @IdempotentPost('send')
  @Operation({
    id: 'customers.send_statement',
    summary: 'Send a statement of account',
    description:
      'Queues a mail to the customer with the statement as a PDF, as it is now. Each request is one mail: use an ' +
      'Idempotency-Key.',
    access: messages.write,
    heavy: true,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['customer_merged', 'recipient_suppressed', 'rendering_failed'],
  })
  async send(
    @ResourceId(customers) id: string,
    @Body() body: SendStatementDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.statements.send(who, id, body));
  }
}
