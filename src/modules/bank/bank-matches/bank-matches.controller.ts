import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, ResourceId, Who, type Principal } from '../../../platform/index.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { bankLines } from '../bank-statements/bank-statements.resource.js';
import { toProposalListDto } from './bank-matches.mapper.js';
import { BankMatchesQueries } from './bank-matches.queries.js';
import { BankProposalListDto } from './dto/bank-match.dto.js';

@Controller('bank-lines')
@ApiTags('Bank statements')
export class BankMatchesController {
  constructor(private readonly queries: BankMatchesQueries) {}

  @Get(':id/proposals')
  @Operation({
    id: 'bank_lines.proposals',
    summary: 'Propose what a bank line is',
    description:
      'Which invoices a line pays, which payment or refund on record it is, or which payment it takes back, with ' +
      'what speaks for each. Made when it is read, because documents change.',
    access: bankAccounts.read,
    answer: found(BankProposalListDto, 'The proposals.'),
  })
  async proposals(@ResourceId(bankLines) id: string, @Who() who: Principal): Promise<BankProposalListDto> {
    return toProposalListDto(await this.queries.proposals(who, id));
  }
}
