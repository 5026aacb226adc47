import { ApiProperty } from '@nestjs/swagger';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { WITHHOLDINGS_MAX, type WithholdingDetails } from '../../../../kernel/tax/withholding.js';
import { Each, PercentAboveZero, Text } from '../../../../platform/fields.js';

export class WithholdingDetailsDto implements WithholdingDetails {
  @Text({ description: 'What the tax is called.', example: 'IRPF', max: 60 })
  name!: string;

  @PercentAboveZero({ description: 'A percentage of the net.', example: 15 })
  rate!: Decimal;
}

/** The field of a request that says what a customer withholds. */
export function WithholdingsField(description: string): PropertyDecorator {
  return Each(() => WithholdingDetailsDto, { description, max: WITHHOLDINGS_MAX, optional: true });
}

export class AgreedWithholdingDto {
  @ApiProperty({ description: 'What the tax is called.', example: 'IRPF' })
  name!: string;

  @ApiProperty({ description: 'A percentage of the net.', example: 15 })
  rate!: number;
}
