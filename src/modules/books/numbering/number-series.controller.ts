import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  jsonLines,
  lines,
  Operation,
  ResourceId,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { NumberSeriesDto, NumberSeriesListDto } from './dto/number-series.dto.js';
import { SeriesAuditDto } from './dto/series-audit.dto.js';
import { toExportHead, toExportLine, toNumberSeriesDto, toSeriesAuditDto } from './numbering.mapper.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { NumberingQueries } from './numbering.queries.js';
import { invoices } from '../invoices/invoices.resource.js';
import { numberSeries } from './numbering.resource.js';

@Controller('number-series')
@ApiTags('Number series')
export class NumberSeriesController {
  constructor(private readonly queries: NumberingQueries) {}

  @Get()
  @Operation({
    id: 'number_series.list',
    summary: 'List number series',
    description: 'One for each kind of document, with the number that comes next.',
    access: invoices.read,
    answer: found(NumberSeriesListDto, 'All series.'),
  })
  async list(@Who() who: Principal): Promise<NumberSeriesListDto> {
    return { data: (await this.queries.all(who)).map(toNumberSeriesDto) };
  }

  @Get(':id')
  @Operation({
    id: 'number_series.get',
    summary: 'Get a number series',
    description: 'Its format, how far it has counted, and the end of its hash chain.',
    access: invoices.read,
    // The next number depends on the day, too.
    answer: found(NumberSeriesDto, 'The series.', { versioned: false }),
  })
  async get(@ResourceId(numberSeries) id: string, @Who() who: Principal): Promise<NumberSeriesDto> {
    return toNumberSeriesDto(await this.queries.get(who, id));
  }

  @Get(':id/audit')
  @Operation({
    id: 'number_series.audit',
    summary: 'Prove a number series',
    description:
      'Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that run ' +
      'backwards, and whether each hash follows from the document and its predecessor.',
    access: invoices.read,
    heavy: true,
    answer: found(SeriesAuditDto, 'What was found.'),
  })
  async audit(@ResourceId(numberSeries) id: string, @Who() who: Principal): Promise<SeriesAuditDto> {
    return toSeriesAuditDto(await this.queries.audit(who, id));
  }

  @Get(':id/export')
  @Operation({
    id: 'number_series.export',
    summary: 'Export the documents of a series',
    description:
      'Every document exactly as it was issued, one JSON object per line after a first line about the series. ' +
      '`npm run verify-export -- FILE` checks such a file without the service.',
    access: invoices.read,
    heavy: true,
    confirmed: true,
    answer: lines('One document per line.'),
  })
  async export(@ResourceId(numberSeries) id: string, @Who() who: Principal): Promise<AsyncIterable<string>> {
    return jsonLines(this.lines(who, await this.queries.forExport(who, id)));
  }

  private async *lines(who: Principal, series: NumberSeriesEntity): AsyncGenerator<object> {
    yield toExportHead(series);
    for await (const document of this.queries.exported(who, series)) yield toExportLine(document);
  }
}
