import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  listOf,
  Operation,
  page,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { without } from '../../../platform/lists.js';
import { creditNoteList } from './credit-notes.list.js';
import { toCreditNoteDto, toCreditNoteSummaryDto } from './credit-notes.mapper.js';
import { CreditNotesQueries } from './credit-notes.queries.js';
import { CreditNotesService } from './credit-notes.service.js';
import { CreateCreditNoteDto } from './dto/create-credit-note.dto.js';
import { CreditNoteDto, CreditNoteListDto } from './dto/credit-note.dto.js';
import { creditNotes } from './credit-notes.resource.js';
import { invoices } from '../invoices/invoices.resource.js';

@Controller('invoices')
@ApiTags('Credit notes')
export class InvoiceCreditNotesController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly queries: CreditNotesQueries,
  ) {}

  @Get(':id/credit-notes')
  @Operation({
    id: 'invoices.list_credit_notes',
    summary: 'List the credit notes of an invoice',
    description: 'Those against it, void ones too. The same as /credit-notes with the filter invoice_id.',
    access: invoices.read,
    answer: page(CreditNoteListDto, without(creditNoteList, 'invoice_id')),
  })
  async list(
    @ResourceId(invoices) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<CreditNoteListDto> {
    return listOf(await this.queries.ofInvoice(who, id, query), toCreditNoteSummaryDto);
  }

  @IdempotentPost(':id/credit-notes')
  @Operation({
    id: 'invoices.credit',
    summary: 'Credit an invoice',
    description:
      'Takes back all that is left of an issued invoice, or the items that are named: never more than is left of a ' +
      'line or of a tax rate. First that lowers what is due; the rest is the customer’s credit. The credit note is ' +
      'found under /credit-notes.',
    access: creditNotes.write,
    answer: created(CreditNoteDto, { description: 'Issued.', collection: '/credit-notes' }),
    fails: ['invalid_state_transition', 'already_exists'],
  })
  async create(
    @TargetOf(invoices) target: Target,
    @Body() body: CreateCreditNoteDto,
    @Who() who: Principal,
  ): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.notes.create(who, target, body));
  }
}
