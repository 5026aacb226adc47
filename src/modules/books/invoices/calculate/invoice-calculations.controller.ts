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
import { toCalculatedInvoiceDto, toCalculationDto } from './calculation.mapper.js';
import { CalculatedInvoiceDto, CalculationDto } from '../dto/calculation.dto.js';
import { CreateInvoiceDto } from '../dto/create-invoice.dto.js';
import { InvoiceCalculationsService } from './invoice-calculations.service.js';
import { invoices } from '../invoices.resource.js';

@Controller('invoices')
@ApiTags('Calculation')
export class InvoiceCalculationsController {
  constructor(private readonly calculations: InvoiceCalculationsService) {}

  @IdempotentPost('calculate')
  @Operation({
    id: 'invoices.calculate',
    summary: 'Calculate an invoice',
    description:
      'Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes, and ' +
      'refuses what that would refuse, but for a total below zero.',
    access: invoices.read,
    answer: updated(CalculatedInvoiceDto, { description: 'The amounts.' }),
  })
  async calculate(@Body() body: CreateInvoiceDto, @Who() who: Principal): Promise<CalculatedInvoiceDto> {
    return toCalculatedInvoiceDto(await this.calculations.calculate(who, body));
  }

  @Get(':id/calculation')
  @Operation({
    id: 'invoices.calculation',
    summary: 'Explain the amounts of an invoice',
    description:
      'Every step of the calculation in its order: the formula with its numbers, the value before rounding, how it ' +
      'was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the amounts that are ' +
      'frozen.',
    access: invoices.read,
    heavy: true,
    answer: found(CalculationDto, 'The steps.'),
  })
  async calculation(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<CalculationDto> {
    return toCalculationDto(await this.calculations.explain(who, id));
  }
}
