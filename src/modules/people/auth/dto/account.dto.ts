import { ApiProperty } from '@nestjs/swagger';

/** The object of the events that tell what happened to an account. */
export class AccountDto {
  @ApiProperty({ pattern: '^usr_[0-9a-z]{26}$', example: 'usr_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Its address.', format: 'email', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'The name of the user.', example: 'Ada Lovelace' })
  name!: string;

  @ApiProperty({
    description: 'How often it happened: refused sign-ins are told once in 15 minutes, with their number.',
    type: 'integer',
    minimum: 1,
    example: 1,
  })
  count!: number;
}
