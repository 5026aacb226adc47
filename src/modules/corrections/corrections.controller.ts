import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { correctInvoiceExample, correctionExample } from './corrections.examples.js';
import { toCorrectionDto } from './corrections.mapper.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectInvoiceDto } from './dto/correct-invoice.dto.js';
import { CorrectionDto } from './dto/correction.dto.js';

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
      'nobody has paid is voided and issued anew; any other one is credited wholly and issued anew, and what the ' +
      'customer has paid settles the new one. The new invoice names the old one in `corrects_invoice_id`.',
    access: 'invoices:write',
    of: 'inv',
    body: { type: CorrectInvoiceDto, example: correctInvoiceExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Corrected.',
      type: CorrectionDto,
      example: correctionExample,
    },
    fails: ['invalid_state_transition', 'already_exists'],
    beyond: true,
  })
  async correct(
    @TargetOf('inv') target: Target,
    @Body() body: CorrectInvoiceDto,
    @Who() who: Principal,
  ): Promise<CorrectionDto> {
    return toCorrectionDto(await this.corrections.correct(who, target, body));
  }
}
