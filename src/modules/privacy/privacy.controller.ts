import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { customers } from '../customers/customers.resource.js';
import { EraseCustomerDto, ErasureDto } from './dto/erasure.dto.js';
import { ErasuresService } from './erasures.service.js';
import { toErasureDto } from './privacy.mapper.js';

@Controller('customers')
@ApiTags('Privacy')
export class PrivacyController {
  constructor(private readonly erasures: ErasuresService) {}

  @IdempotentPost(':id/erase')
  @Operation({
    id: 'customers.erase',
    summary: 'Erase the personal data of a customer',
    description:
      'For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links, search ' +
      'terms, and the values in events. Documents and payments stay as long as the law asks, and are erased by ' +
      'themselves on the first night after that; numbers, dates and amounts stay, so that the chain of documents can ' +
      'be verified. Ask with `dry_run` first. Open invoices and credit stand in the way.',
    access: 'manager',
    confirmed: true,
    answer: updated(ErasureDto, { description: 'What is erased, and what has to stay.' }),
    fails: ['has_open_documents'],
  })
  async erase(
    @TargetOf(customers) target: Target,
    @Body() body: EraseCustomerDto,
    @Who() who: Principal,
  ): Promise<ErasureDto> {
    return toErasureDto(await this.erasures.erase(who, target, body));
  }
}
