import { ApiProperty } from '@nestjs/swagger';
import { Day, Text } from '../../../../platform/fields.js';
import type { ExtensionDetails } from '../domain/extension.js';
import { extendInvoiceExample } from '../invoices.examples.js';

export class ExtendInvoiceDto implements ExtensionDetails {
  static readonly example: ExtensionDetails = extendInvoiceExample;

  @Day({
    description: 'By when the money is owed from now on, no earlier than the document says.',
    example: '2099-12-31',
  })
  due_date!: string;

  @Text({
    description: 'Why, for yourselves; never printed.',
    example: 'Asked for four more weeks on the phone.',
    max: 1000,
  })
  reason!: string;
}

/** A day by which an issued invoice was due, and the one that took its place. */
export class DueDateExtensionDto {
  @ApiProperty({ description: 'Due on this day from then on.', format: 'date', example: '2027-01-21' })
  due_date!: string;

  @ApiProperty({ description: 'Due on this day until then.', format: 'date', example: '2026-12-21' })
  previous_due_date!: string;

  @ApiProperty({ description: 'When it was granted.', format: 'date', example: '2026-12-18' })
  extended_on!: string;

  @ApiProperty({
    description: 'The instant of it; absent where only the day was kept.',
    format: 'date-time',
    required: false,
    example: '2026-12-18T09:30:00.000Z',
  })
  extended_at?: string;

  @ApiProperty({
    description: 'Why; absent where it was erased with the data of its customer.',
    required: false,
    example: 'Asked for four more weeks on the phone.',
  })
  reason?: string;
}
