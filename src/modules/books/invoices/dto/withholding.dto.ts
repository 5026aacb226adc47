import { ApiProperty } from '@nestjs/swagger';

export class WithholdingDto {
  @ApiProperty({ description: 'What the tax is called.', example: 'IRPF' })
  name!: string;

  @ApiProperty({ description: 'A percentage.', example: 15 })
  rate!: number;

  @ApiProperty({ description: 'The net that it is taken from.', example: 1000 })
  base!: number;

  @ApiProperty({ description: 'What is withheld.', example: 150 })
  amount!: number;
}
