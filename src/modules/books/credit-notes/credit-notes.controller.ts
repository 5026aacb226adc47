import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  listOf,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { creditExample, refundedCreditNoteExample, voidCreditNoteExample } from './credit-notes.examples.js';
import { creditNoteList } from './credit-notes.list.js';
import { toCreditNoteDto, toCreditNoteSummaryDto } from './credit-notes.mapper.js';
import { CreditNotesQueries } from './credit-notes.queries.js';
import { CreditNotesService } from './credit-notes.service.js';
import {
  AllocateCreditNoteDto,
  CreditNoteRemarksDto,
  RefundCreditNoteDto,
} from './dto/change-credit-note.dto.js';
import { CreditNoteDto, CreditNoteListDto } from './dto/credit-note.dto.js';
import { creditNotes } from './credit-notes.resource.js';
import { invoices } from '../invoices/invoices.resource.js';

@Controller('credit-notes')
@ApiTags('Credit notes')
export class CreditNotesController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly queries: CreditNotesQueries,
  ) {}

  @Get()
  @Operation({
    id: 'credit_notes.list',
    summary: 'List credit notes',
    description: 'Without their lines. The newest first, unless it is asked otherwise.',
    access: invoices.read,
    answer: page(CreditNoteListDto, creditNoteList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<CreditNoteListDto> {
    return listOf(await this.queries.list(who, query), toCreditNoteSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'credit_notes.get',
    summary: 'Get a credit note',
    description: 'The credit note with its lines and what it has settled.',
    access: invoices.read,
    answer: found(CreditNoteDto, 'The credit note.'),
  })
  async get(@ResourceId(creditNotes) id: string, @Who() who: Principal): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.queries.get(who, id));
  }

  @Patch(':id')
  @Operation({
    id: 'credit_notes.patch',
    summary: 'Remark on a credit note',
    description:
      'Changes what is no part of the document, in any state: note and metadata. What is not given stays; null ' +
      'takes a value away; in metadata, null takes a name away and other names stay.',
    access: creditNotes.write,
    answer: updated(CreditNoteDto, { description: 'Changed.' }),
  })
  async patch(
    @TargetOf(creditNotes) target: Target,
    @Body() body: CreditNoteRemarksDto,
    @Who() who: Principal,
  ): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.notes.remark(who, target, body));
  }

  @IdempotentPost(':id/allocate')
  @Operation({
    id: 'credit_notes.allocate',
    summary: 'Allocate a credit note',
    description: 'Settles invoices of the customer with the credit that is left of a credit note.',
    access: creditNotes.write,
    answer: updated(CreditNoteDto, { description: 'Allocated.', example: creditExample }),
    fails: ['invalid_state_transition'],
  })
  async allocate(
    @TargetOf(creditNotes) target: Target,
    @Body() body: AllocateCreditNoteDto,
    @Who() who: Principal,
  ): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.notes.allocate(who, target, body.allocations));
  }

  @IdempotentPost(':id/mark-refunded')
  @Operation({
    id: 'credit_notes.mark_refunded',
    summary: 'Mark credit as refunded',
    description:
      'Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.',
    access: creditNotes.write,
    answer: updated(CreditNoteDto, { description: 'Noted.', example: refundedCreditNoteExample }),
    fails: ['invalid_state_transition'],
  })
  async markRefunded(
    @TargetOf(creditNotes) target: Target,
    @Body() body: RefundCreditNoteDto,
    @Who() who: Principal,
  ): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.notes.markRefunded(who, target, body));
  }

  @IdempotentPost(':id/void')
  @Operation({
    id: 'credit_notes.void',
    summary: 'Void a credit note',
    description:
      'Possible as long as it was not sent, nothing of it was refunded or settles another invoice, and no invoice ' +
      'that corrects its own counts: the sale would be charged twice. Its number stays used, and its invoice is due ' +
      'again. A void one is answered as it is. One that its customer has stays: a new invoice charges again what it ' +
      'took back, and names it in preceding_invoices.',
    access: creditNotes.write,
    answer: updated(CreditNoteDto, { description: 'Voided.', example: voidCreditNoteExample }),
    fails: ['already_sent', 'invalid_state_transition'],
  })
  async void(@TargetOf(creditNotes) target: Target, @Who() who: Principal): Promise<CreditNoteDto> {
    return toCreditNoteDto(await this.notes.void(who, target));
  }
}
