import { ApiProperty } from '@nestjs/swagger';
import type { RestChoice } from '../../../../kernel/accounts/closing.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Id } from '../../../../platform/fields.js';
import type { AllocationDetails } from '../domain/allocation.js';
import { SettleRest } from './settle-rest.dto.js';
import { invoices } from '../invoices.resource.js';

/** The same limit as for the lines of a request. Callers that settle more send several requests. */
export const ALLOCATIONS_MAX = 500;

export class CreateAllocationDto implements AllocationDetails {
  @Id(invoices, { description: 'The invoice that is settled; of the same customer and currency.' })
  invoice_id!: string;

  @Amount({ zero: 'refused', description: 'How much of it; never more than is due.', example: 0.25 })
  amount!: Decimal;

  @SettleRest()
  settle_rest?: RestChoice;
}

export class AllocationDto {
  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ example: 0.25 })
  amount!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}
