import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../../platform/index.js';
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { toPreflightReportDto } from '../documents.mapper.js';
import { documentFormats, type DocumentFormat } from '../domain/formats.js';
import { PreflightInvoiceDto, PreflightReportDto, PreflightReportListDto } from '../dto/preflight.dto.js';
import { PreflightService } from './preflight.service.js';

const query = [
  {
    name: 'format',
    description: 'What it is to be valid in; else the customer’s format, else factur_x.',
    schema: { type: 'string', enum: [...documentFormats] },
    example: 'xrechnung_ubl',
  },
];

@Controller()
@ApiTags('Documents')
export class PreflightController {
  constructor(private readonly preflights: PreflightService) {}

  @Get('invoices/:id/preflight')
  @Operation({
    id: 'invoices.preflight',
    summary: 'Check an invoice against a format',
    description:
      'Every rule of EN 16931, XRechnung or Peppol that it breaks, with the field that puts it right. A draft is ' +
      'checked as if it were issued today. The answer is a report: 200, whether it is valid or not.',
    access: invoices.read,
    query,
    answer: found(PreflightReportDto, 'The report.'),
    fails: ['issued_elsewhere'],
  })
  async invoice(
    @ResourceId(invoices) id: string,
    @Query('format') format: string | undefined,
    @Who() who: Principal,
  ): Promise<PreflightReportDto> {
    const target = { type: 'invoice', id } as const;
    return toPreflightReportDto(await this.preflights.ofDocument(who, target, formatIn(format)));
  }

  @Get('credit-notes/:id/preflight')
  @Operation({
    id: 'credit_notes.preflight',
    summary: 'Check a credit note against a format',
    description: 'The same of a credit note, with what it repeats of its invoice.',
    access: invoices.read,
    query,
    answer: found(PreflightReportDto, 'The report.'),
  })
  async creditNote(
    @ResourceId(creditNotes) id: string,
    @Query('format') format: string | undefined,
    @Who() who: Principal,
  ): Promise<PreflightReportDto> {
    const target = { type: 'credit_note', id } as const;
    return toPreflightReportDto(await this.preflights.ofDocument(who, target, formatIn(format)));
  }

  @IdempotentPost('invoices/preflight')
  @Operation({
    id: 'invoices.preflight_details',
    summary: 'Check an invoice before it exists',
    description:
      'Takes what creating an invoice takes, and the formats; stores nothing. Refuses what creating it would refuse.',
    access: invoices.read,
    answer: updated(PreflightReportListDto, { description: 'One report for each format.' }),
  })
  async details(@Body() body: PreflightInvoiceDto, @Who() who: Principal): Promise<PreflightReportListDto> {
    const { formats, ...details } = body;
    return { data: (await this.preflights.ofDetails(who, details, formats)).map(toPreflightReportDto) };
  }
}

/** Raises `invalid_parameter`. */
function formatIn(given: string | undefined): DocumentFormat | undefined {
  const format = documentFormats.find((one) => one === given);
  if (format !== undefined || given === undefined) return format;
  const detail = `One of ${documentFormats.join(', ')} was expected.`;
  throw new Problem('invalid_parameter', detail, {
    errors: [{ pointer: 'format', code: 'not_allowed', detail }],
  });
}
