import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { jsonLine, Operation, ResourceId, Who, type Principal } from '../../platform/index.js';
import { NumberSeriesDto, NumberSeriesListDto } from './dto/number-series.dto.js';
import { SeriesAuditDto } from './dto/series-audit.dto.js';
import { numberSeriesExample, numberSeriesListExample, seriesAuditExample } from './numbering.examples.js';
import { toExportHead, toExportLine, toNumberSeriesDto, toSeriesAuditDto } from './numbering.mapper.js';
import { NumberingQueries, type DatedSeries } from './numbering.queries.js';

@Controller('number-series')
@ApiTags('Number series')
export class NumberSeriesController {
  constructor(private readonly queries: NumberingQueries) {}

  @Get()
  @Operation({
    id: 'number_series.list',
    summary: 'List number series',
    description: 'One for each kind of document, with the number that comes next.',
    access: 'invoices:read',
    answer: {
      status: 200,
      description: 'All series.',
      type: NumberSeriesListDto,
      example: numberSeriesListExample,
    },
    beyond: true,
  })
  async list(@Who() who: Principal): Promise<NumberSeriesListDto> {
    return { data: (await this.queries.all(who)).map(toNumberSeriesDto) };
  }

  @Get(':id')
  @Operation({
    id: 'number_series.get',
    summary: 'Get a number series',
    description: 'Its format, how far it has counted, and the end of its hash chain.',
    access: 'invoices:read',
    of: 'ser',
    answer: { status: 200, description: 'The series.', type: NumberSeriesDto, example: numberSeriesExample },
    beyond: true,
  })
  async get(@ResourceId('ser') id: string, @Who() who: Principal): Promise<NumberSeriesDto> {
    return toNumberSeriesDto(await this.queries.get(who, id));
  }

  @Get(':id/audit')
  @Operation({
    id: 'number_series.audit',
    summary: 'Prove a number series',
    description:
      'Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that run ' +
      'backwards, and whether each hash follows from the document and its predecessor.',
    access: 'invoices:read',
    of: 'ser',
    heavy: true,
    answer: {
      status: 200,
      description: 'What was found.',
      type: SeriesAuditDto,
      example: seriesAuditExample,
    },
    beyond: true,
  })
  async audit(@ResourceId('ser') id: string, @Who() who: Principal): Promise<SeriesAuditDto> {
    return toSeriesAuditDto(await this.queries.audit(who, id));
  }

  @Get(':id/export')
  @Operation({
    id: 'number_series.export',
    summary: 'Export the documents of a series',
    description:
      'Every document exactly as it was issued, one JSON object per line after a first line about the series. ' +
      '`npm run verify-export -- FILE` checks such a file without the service.',
    access: 'invoices:read',
    of: 'ser',
    heavy: true,
    answer: { status: 200, description: 'One document per line.', lines: true },
    beyond: true,
  })
  async export(@ResourceId('ser') id: string, @Who() who: Principal): Promise<AsyncIterable<string>> {
    return this.lines(who, await this.queries.get(who, id));
  }

  private async *lines(who: Principal, { series }: DatedSeries): AsyncGenerator<string> {
    yield jsonLine(toExportHead(series));
    for await (const document of this.queries.documents(who, series)) yield jsonLine(toExportLine(document));
  }
}
