import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, Who, type Principal } from '../../../platform/index.js';
import { asOfParameter, knownAtParameter } from '../receivables/index.js';
import { revenueParameters } from './domain/revenue-request.js';
import { ReceivablesDto } from './dto/receivables.dto.js';
import { RevenueDto } from './dto/revenue.dto.js';
import { WithheldReportDto } from './dto/withheld.dto.js';
import { withheldParameters } from './domain/withheld.js';
import { toReceivablesDto, toRevenueDto, toWithheldDto } from './reports.mapper.js';
import { ReportsQueries } from './reports.queries.js';
import { reports } from './reports.resource.js';

@Controller('reports')
@ApiTags('Reports')
export class ReportsController {
  constructor(private readonly reports: ReportsQueries) {}

  @Get('receivables')
  @Operation({
    id: 'reports.receivables',
    summary: 'See what customers owe',
    description:
      'What is due and overdue today on open invoices, sorted by age, and what customers have to their credit; with ' +
      '`as_of` the same at the end of an earlier day, such as the last one of a year. Money counts from the day that ' +
      'it was received on, so that what is recorded later changes the past, unless `known_at` leaves it out. ' +
      'Uncollectible invoices are not counted from the day that they are marked on. Sums are decimal texts, which ' +
      'may need more digits than a JSON number keeps.',
    mayLag: true,
    access: reports.read,
    query: [asOfParameter, knownAtParameter],
    answer: found(ReceivablesDto, 'The receivables of this moment, or of an earlier day.'),
  })
  async receivables(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ReceivablesDto> {
    return toReceivablesDto(await this.reports.receivables(who, query));
  }

  @Get('revenue')
  @Operation({
    id: 'reports.revenue',
    summary: 'See revenue by month',
    description:
      'What was invoiced, credited and received in each month, by currency. An invoice that becomes void leaves ' +
      'the month of its issue date; with `known_at` only what had been recorded by then is told, as it stood then. ' +
      'Sums are decimal texts, which may need more digits than a JSON number keeps.',
    mayLag: true,
    access: reports.read,
    query: [...revenueParameters, knownAtParameter],
    answer: found(RevenueDto, 'Every month of the span, in every currency.'),
    heavy: true,
  })
  async revenue(@Query() query: Record<string, string>, @Who() who: Principal): Promise<RevenueDto> {
    return toRevenueDto(await this.reports.revenue(who, query));
  }

  @Get('withholdings')
  @Operation({
    id: 'reports.withholdings',
    summary: 'See what customers withhold in a year',
    description:
      'What customers withhold of the invoices issued in a year, and how much of it certificates confirm. The ' +
      'invoices without them are listed with `withholding=uncertified`.',
    mayLag: true,
    access: reports.read,
    query: [...withheldParameters],
    answer: found(WithheldReportDto, 'The year, in every currency that something was withheld in.'),
  })
  async withholdings(
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<WithheldReportDto> {
    return toWithheldDto(await this.reports.withholdings(who, query));
  }
}
