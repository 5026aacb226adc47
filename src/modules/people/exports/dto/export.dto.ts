import { ApiProperty } from '@nestjs/swagger';

/** The object of the event that tells of an export. */
export class ExportDto {
  @ApiProperty({
    description: 'Its identifier.',
    pattern: '^exp_[0-9a-z]{26}$',
    example: 'exp_01h455vb4pex5vsknk084sn02q',
  })
  id!: string;

  @ApiProperty({ description: 'The operation that gave the file.', example: 'number_series.export' })
  name!: string;

  @ApiProperty({
    description: 'What was exported, where that is one thing; else null.',
    type: String,
    nullable: true,
    example: 'ser_01h455vb4pex5vsknk084sn02q',
  })
  of!: string | null;

  @ApiProperty({
    description: 'The parameters of the request.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: {},
  })
  parameters!: Readonly<Record<string, string>>;
}
