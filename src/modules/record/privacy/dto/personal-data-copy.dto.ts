import { ApiProperty } from '@nestjs/swagger';

/** The object of the event that tells that somebody took a copy of the data of a customer. */
export class PersonalDataCopyDto {
  @ApiProperty({ description: 'Whose data it is.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'When the copy was made.',
    format: 'date-time',
    example: '2026-11-21T10:00:00.000Z',
  })
  made_at!: string;
}
