import { Id, Metadata, Nested, PatchOf, Text } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { InvoiceContentDto, InvoiceDetailsDto } from '../../../books/invoices/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { createInvoiceTemplateExample, useInvoiceTemplateExample } from '../invoice-templates.examples.js';

/** What invoices are made of, as far as it is the same each time. */
export class TemplateContentDto extends PatchOf(InvoiceContentDto, ['customer_id', 'metadata']) {
  @Metadata({ erasable: true })
  metadata?: Record<string, string> | null;
}

/** What one invoice says instead of its template, with its dates. */
export class TemplateOverridesDto extends PatchOf(InvoiceDetailsDto, ['customer_id', 'metadata']) {
  @Metadata({ erasable: true })
  metadata?: Record<string, string> | null;
}

const CONTENT =
  'What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it may be ' +
  'left out, the lines too.';

class NamedTemplateDto {
  static readonly example: object = createInvoiceTemplateExample;

  @Text({ description: 'What you call it.', example: 'Consulting', max: 255 })
  name!: string;
}

export class UpdateInvoiceTemplateDto extends NamedTemplateDto {
  @Nested(() => TemplateContentDto, { description: CONTENT })
  content!: TemplateContentDto;
}

export class CreateInvoiceTemplateDto extends NamedTemplateDto {
  @Nested(() => TemplateContentDto, {
    description: `${CONTENT} Either this or \`invoice_id\`.`,
    optional: true,
  })
  content?: TemplateContentDto;

  @Id(invoices, {
    description:
      'The invoice whose content it takes, as a duplicate for another customer would: without what belongs to its ' +
      'customer or happened once.',
    optional: true,
  })
  invoice_id?: string;
}

export class UseInvoiceTemplateDto {
  static readonly example: object = useInvoiceTemplateExample;

  @Id(customers, { description: 'Who is to pay.' })
  customer_id!: string;

  @Nested(() => TemplateOverridesDto, {
    description:
      'What this invoice says instead of the template, each part as a whole: `items` replaces all lines. Null leaves ' +
      'out what the template says.',
    optional: true,
  })
  overrides?: TemplateOverridesDto;
}
