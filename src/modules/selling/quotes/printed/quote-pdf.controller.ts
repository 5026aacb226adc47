import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  Operation,
  ResourceId,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../../platform/index.js';
import { quotes } from '../quotes.resource.js';
import { QuotePdfs } from './quote-pdf.service.js';

@Controller('quotes/:id/pdf')
@ApiTags('Quotes')
export class QuotePdfController {
  constructor(private readonly pdfs: QuotePdfs) {}

  @Get()
  @Operation({
    id: 'quotes.pdf',
    summary: 'Download a quote',
    description:
      'The quote as a PDF that looks like your invoices, in the language of its customer: what was issued, whatever ' +
      'became of it since, or a preview of a draft as it would be issued today. Optional lines and alternatives say ' +
      'so; the totals are those of the lines that hold as long as nobody chooses. It asks for no payment. Nothing of ' +
      'it is kept.',
    access: quotes.read,
    heavy: true,
    answer: file('The quote.', ['application/pdf']),
    fails: ['invalid_state_transition', 'rendering_failed'],
  })
  print(@ResourceId(quotes) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.pdfs.print(who, id);
  }
}
