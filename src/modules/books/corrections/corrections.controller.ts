import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { toCorrectionDto } from './corrections.mapper.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectInvoiceDto } from './dto/correct-invoice.dto.js';
import { CorrectionDto } from './dto/correction.dto.js';
import { creditNotes } from '../credit-notes/credit-notes.resource.js';
import { invoices } from '../invoices/invoices.resource.js';

@Controller('invoices')
@ApiTags('Invoice lifecycle')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @IdempotentPost(':id/correct')
  @Operation({
    id: 'invoices.correct',
    summary: 'Correct an invoice',
    description:
      'Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one that ' +
      'was neither sent nor paid is voided and issued anew; any other one is credited wholly and issued anew, and ' +
      'what the customer has paid settles the new one. What was prepaid counts once: it is handed on where the old ' +
      'invoice is voided, and is credit that settles the new one where it is credited; only what `prepaid_amount` ' +
      'says above it is new money. The new invoice names the old one in `corrects_invoice_id`, and keeps its ' +
      'currency if the request names none.',
    access: creditNotes.write,
    answer: updated(CorrectionDto, { description: 'Corrected.' }),
    fails: ['document_not_valid', 'invalid_state_transition', 'already_exists'],
  })
  async correct(
    @TargetOf(invoices) target: Target,
    @Body() body: CorrectInvoiceDto,
    @Who() who: Principal,
  ): Promise<CorrectionDto> {
    return toCorrectionDto(await this.corrections.correct(who, target, body));
  }
}
