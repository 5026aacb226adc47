import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { invoiceTemplateExample } from '../invoice-templates.examples.js';
import type { invoiceTemplateFates } from '../invoice-templates.resource.js';
import { TemplateContentDto } from './create-invoice-template.dto.js';

export class InvoiceTemplateDto implements Tells<typeof invoiceTemplateFates> {
  static readonly example: InvoiceTemplateDto = invoiceTemplateExample;

  @ApiProperty({ example: 'tpl_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'What you call it.', example: 'Consulting' })
  name!: string;

  @ApiProperty({
    description: 'What invoices are made of, as far as it is the same each time.',
    type: TemplateContentDto,
  })
  content!: Readonly<Record<string, unknown>>;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class InvoiceTemplateListDto extends ListDto {
  static readonly example: InvoiceTemplateListDto = {
    data: [InvoiceTemplateDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [InvoiceTemplateDto] })
  data!: InvoiceTemplateDto[];
}
