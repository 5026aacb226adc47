import { Body, Controller } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { toAcceptedLinesDto } from './bank-matches.mapper.js';
import { AcceptCertainDto } from './dto/accept-certain.dto.js';
import { AcceptedLinesDto } from './dto/accepted-lines.dto.js';
import { PaymentLineDto } from './dto/payment-line.dto.js';
import { CertainLines } from './certain-lines.service.js';

@Controller('bank-accounts')
@ApiTags('Bank statements')
@ApiExtraModels(PaymentLineDto)
export class CertainLinesController {
  constructor(private readonly lines: CertainLines) {}

  @IdempotentPost(':id/accept-certain')
  @Operation({
    id: 'bank_accounts.accept_certain',
    summary: 'Book all that is certain',
    description:
      'Looks at up to 100 lines of the account that are new, the older first, and books those with exactly one ' +
      'certain proposal, each for itself: what the books refuse of one holds no other up. The others are left, with ' +
      'the reason. Call it again with `next_after` until that is null. `POST /dry-runs` tells what it would book.',
    access: payments.write,
    heavy: true,
    answer: updated(AcceptedLinesDto, { description: 'What was booked, and what was left.' }),
  })
  async accept(
    @ResourceId(bankAccounts) id: string,
    @Body() body: AcceptCertainDto,
    @Who() who: Principal,
  ): Promise<AcceptedLinesDto> {
    return toAcceptedLinesDto(await this.lines.accept(who, id, body.after));
  }
}
