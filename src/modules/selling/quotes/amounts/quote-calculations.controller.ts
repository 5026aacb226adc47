import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../../platform/index.js';
import { CreateQuoteDto } from '../dto/create-quote.dto.js';
import { CalculatedQuoteDto, QuoteCalculationDto } from '../dto/quote-calculation.dto.js';
import { toCalculatedQuoteDto, toQuoteCalculationDto } from '../quotes.mapper.js';
import { quotes } from '../quotes.resource.js';
import { QuoteCalculations } from './quote-calculations.service.js';

@Controller('quotes')
@ApiTags('Quotes')
export class QuoteCalculationsController {
  constructor(private readonly calculations: QuoteCalculations) {}

  @IdempotentPost('calculate')
  @Operation({
    id: 'quotes.calculate',
    summary: 'Calculate a quote',
    description:
      'Answers every amount that a quote would have, and stores nothing. Takes what creating one takes, and refuses ' +
      'what that would refuse. The totals are those of the lines that hold as long as nobody chooses.',
    access: quotes.read,
    answer: updated(CalculatedQuoteDto, { description: 'The amounts.' }),
  })
  async calculate(@Body() body: CreateQuoteDto, @Who() who: Principal): Promise<CalculatedQuoteDto> {
    return toCalculatedQuoteDto(await this.calculations.calculate(who, body));
  }

  @Get(':id/calculation')
  @Operation({
    id: 'quotes.calculation',
    summary: 'Explain the amounts of a quote',
    description:
      'Every step of the calculation of the lines that hold, as of an invoice: those that were accepted, else those ' +
      'that are proposed.',
    access: quotes.read,
    heavy: true,
    answer: found(QuoteCalculationDto, 'The steps.'),
  })
  async calculation(@ResourceId(quotes) id: string, @Who() who: Principal): Promise<QuoteCalculationDto> {
    return toQuoteCalculationDto(await this.calculations.explain(who, id));
  }
}
