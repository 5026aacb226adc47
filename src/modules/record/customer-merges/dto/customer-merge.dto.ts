import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { customerMergeExample, mergeCustomerExample } from '../customer-merges.examples.js';
import type { MergeRequest, Moved } from '../domain/merge.js';

export class MergeCustomerDto implements MergeRequest {
  static readonly example = mergeCustomerExample;

  @Id(customers, { description: 'The customer that stays, and gets everything.' })
  into!: string;

  @Flag({
    description: 'True tells what would be moved, and changes nothing. False moves it, for good.',
    example: true,
  })
  dry_run!: boolean;
}

function howMany(description: string) {
  return { description, type: 'integer', example: 1 } as const;
}

/** How much of each kind the customer that stays gets. */
export class MergedPartsDto implements Moved {
  @ApiProperty(howMany('Drafts and issued ones.'))
  invoices!: number;

  @ApiProperty(howMany('Credit notes.'))
  credit_notes!: number;

  @ApiProperty(howMany('With the credit that they leave.'))
  payments!: number;

  @ApiProperty(howMany('Drafts and issued ones.'))
  quotes!: number;

  @ApiProperty(howMany('Schedules, whose next invoices are to the customer that stays.'))
  recurring_invoices!: number;

  @ApiProperty(howMany('Rules of bank lines that name the customer.'))
  matching_rules!: number;

  @ApiProperty(howMany('Mails that were sent or wait.'))
  messages!: number;

  @ApiProperty(howMany('Those that the customer that stays lacks.'))
  contacts!: number;

  @ApiProperty({ description: 'Whether the note is added below the one that is there.', example: true })
  note!: boolean;
}

export class CustomerMergeDto {
  static readonly example: CustomerMergeDto = customerMergeExample;

  @ApiProperty({ description: 'The customer that is merged.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'The customer that stays.', example: 'cus_01h455vb4pex5vsknk084sn02r' })
  merged_into!: string;

  @ApiProperty({ description: 'Whether nothing was changed.', example: true })
  dry_run!: boolean;

  @ApiProperty({ description: 'What is moved.', type: MergedPartsDto })
  moved!: MergedPartsDto;

  @ApiProperty({
    description:
      'API keys whose `customer_ids` name the customer that is merged and not the one that stays: they can write ' +
      'about neither until their limits are changed.',
    type: [String],
  })
  limited_api_keys!: string[];

  @ApiProperty({ description: 'The same of members.', type: [String] })
  limited_members!: string[];
}
