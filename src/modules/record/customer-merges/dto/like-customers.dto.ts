import { ApiProperty } from '@nestjs/swagger';
import { likeCustomersExample } from '../customer-merges.examples.js';
import { likenesses, type Likeness } from '../domain/likeness.js';

/** A customer that may be the same as another one. */
export class LikeCustomerDto {
  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02r' })
  id!: string;

  @ApiProperty({ example: 'Difference Engines' })
  name!: string;

  @ApiProperty({ description: 'Of the billing address.', type: String, nullable: true, example: 'Berlin' })
  city!: string | null;

  @ApiProperty({
    description:
      'What both have in common. `iban`: payments of both came from one account. `name`: the town of one is not known.',
    enum: likenesses,
    isArray: true,
    example: ['tax_id'],
  })
  reasons!: Likeness[];
}

export class LikeCustomerListDto {
  static readonly example: LikeCustomerListDto = likeCustomersExample;

  @ApiProperty({ description: 'At most 20, the most alike first.', type: [LikeCustomerDto] })
  data!: LikeCustomerDto[];
}
