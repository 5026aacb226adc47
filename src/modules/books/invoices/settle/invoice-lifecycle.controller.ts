import { Body, Controller, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import { invoiceSeries } from '../finalize/finalize-together.js';
import { FinalizingService } from '../finalize/finalizing.service.js';
import { ExtendInvoiceDto } from '../dto/extend-invoice.dto.js';
import { FinalizeInvoiceDto } from '../dto/finalize-invoice.dto.js';
import { InvoiceRemarksDto } from '../dto/invoice-remarks.dto.js';
import { InvoiceDto } from '../dto/invoice.dto.js';
import { MarkSentDto } from '../dto/mark-sent.dto.js';
import { InvoiceLifecycleService } from './invoice-lifecycle.service.js';
import {
  extendedInvoiceExample,
  issuedInvoiceExample,
  sentInvoiceExample,
  uncollectibleInvoiceExample,
  voidInvoiceExample,
} from '../invoices.examples.js';
import { toInvoiceDto } from '../invoices.mapper.js';
import { invoices } from '../invoices.resource.js';

@Controller('invoices/:id')
@ApiTags('Invoice lifecycle')
export class InvoiceLifecycleController {
  constructor(
    private readonly finalizing: FinalizingService,
    private readonly invoices: InvoiceLifecycleService,
  ) {}

  @IdempotentPost('finalize', { lane: invoiceSeries })
  @Operation({
    id: 'invoices.finalize',
    summary: 'Finalize an invoice',
    description:
      'Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer, lines, ' +
      'taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue date it is ' +
      'issued today. Credit of the customer settles it where `apply_credit` says so. With `require`, it is issued ' +
      'only if it is valid in these formats. Done again, it answers with the invoice as it is.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Finalized.', example: issuedInvoiceExample }),
    fails: ['invalid_state_transition', 'validation_failed', 'already_exists', 'document_not_valid'],
  })
  async finalize(
    @TargetOf(invoices) target: Target,
    @Body() body: FinalizeInvoiceDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.finalizing.finalize(who, target, body));
  }

  @IdempotentPost('void')
  @Operation({
    id: 'invoices.void',
    summary: 'Void an invoice',
    description:
      'Declares that an issued invoice never counted. Only while nothing is paid, no credit note stands and the ' +
      'customer was neither sent it nor has opened it: what a customer holds is credited or corrected. One over 0 ' +
      'can be voided all the same, because no credit note can be written of it. What was prepaid on it is the ' +
      'customer’s credit then, as an unallocated payment. A deposit that its lines took off stays on the deposit ' +
      'invoice, with its money. Its number stays used.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Void.', example: voidInvoiceExample }),
    fails: ['already_sent', 'invalid_state_transition'],
  })
  async void(@TargetOf(invoices) target: Target, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.void(who, target));
  }

  @IdempotentPost('mark-uncollectible')
  @Operation({
    id: 'invoices.mark_uncollectible',
    summary: 'Mark an invoice as uncollectible',
    description: 'Says that you no longer expect the money. A payment that comes all the same settles it.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Marked.', example: uncollectibleInvoiceExample }),
    fails: ['invalid_state_transition'],
  })
  async markUncollectible(@TargetOf(invoices) target: Target, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.markUncollectible(who, target));
  }

  @IdempotentPost('mark-sent')
  @Operation({
    id: 'invoices.mark_sent',
    summary: 'Mark an invoice as sent',
    description:
      'Notes that an issued invoice went to its customer without this service: printed, by a messenger or over a ' +
      'network.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Marked.', example: sentInvoiceExample }),
    fails: ['invalid_state_transition'],
  })
  async markSent(
    @TargetOf(invoices) target: Target,
    @Body() body: MarkSentDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.markSent(who, target, body));
  }

  @IdempotentPost('extend')
  @Operation({
    id: 'invoices.extend',
    summary: 'Move the due date of an issued invoice',
    description:
      'Lets the money of an open invoice come later. The document stays as it was issued, with its due date ' +
      '(`issued_due_date`) and its days for paying early; what is owed follows the new day: whether it is overdue, ' +
      'reminders, mails, the customer’s page, statements and reports. An earlier day than that of the document is ' +
      'refused. Done again with the same day, it changes nothing.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Due on another day.', example: extendedInvoiceExample }),
    fails: ['invalid_state_transition', 'validation_failed'],
  })
  async extend(
    @TargetOf(invoices) target: Target,
    @Body() body: ExtendInvoiceDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.extend(who, target, body));
  }

  @Patch()
  @Operation({
    id: 'invoices.patch',
    summary: 'Remark on an invoice',
    description:
      'Changes what is no part of the document, in any state: note, expected payment date, certificates of what was ' +
      'withheld, and metadata. What is ' +
      'not given stays; null takes a value away; in metadata, null takes a name away and other names stay.',
    access: invoices.write,
    answer: updated(InvoiceDto, { description: 'Changed.', example: issuedInvoiceExample }),
  })
  async patch(
    @TargetOf(invoices) target: Target,
    @Body() body: InvoiceRemarksDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.remark(who, target, body));
  }
}
