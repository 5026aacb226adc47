import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  Operation,
  ResourceId,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../platform/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import { receiptLanguage, receiptLanguageParameter } from './receipt-language.js';
import { Receipts } from './receipts.service.js';

@Controller('payments/:id/pdf')
@ApiTags('Payments')
export class ReceiptsController {
  constructor(private readonly receipts: Receipts) {}

  @Get()
  @Operation({
    id: 'payments.pdf',
    summary: 'Download the receipt of a payment',
    description:
      'What was paid, when and how, the invoices that it settles with the discount that was taken, what is still ' +
      'open of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of it is kept. A ' +
      'reversed payment has none.',
    access: payments.read,
    query: [receiptLanguageParameter],
    heavy: true,
    answer: file('The receipt.', ['application/pdf']),
    fails: ['invalid_state_transition', 'rendering_failed'],
  })
  print(
    @ResourceId(payments) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<FileAnswer> {
    return this.receipts.print(who, id, receiptLanguage(query.language));
  }
}
