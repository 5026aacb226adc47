import { Body, Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  archive,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { CustomerCopies } from './customer-copies.service.js';
import { EraseCustomerDto, ErasureDto } from './dto/erasure.dto.js';
import { PersonalDataCopyDto } from './dto/personal-data-copy.dto.js';
import { ErasuresService } from './erasures.service.js';
import { toErasureDto } from './privacy.mapper.js';

@Controller('customers')
@ApiTags('Privacy')
@ApiExtraModels(PersonalDataCopyDto)
export class PrivacyController {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly copies: CustomerCopies,
  ) {}

  @Get(':id/personal-data')
  @Operation({
    id: 'customers.personal_data',
    summary: 'Download the personal data of a customer',
    description:
      'Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links and ' +
      'events as JSON, and the files of documents, mails and attachments. `about.json` in it says what each file ' +
      'holds and why it is kept. Customers that were merged into this one are in it. It is for whoever asks for a ' +
      'copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and is not kept; that it was ' +
      'taken stands in the audit log.',
    access: 'manager',
    confirmed: true,
    answer: archive('The copy.', 'personal-data.zip'),
    fails: ['customer_merged'],
    heavy: true,
  })
  personalData(@ResourceId(customers) id: string, @Who() who: Principal): Promise<AsyncIterable<Buffer>> {
    return this.copies.copy(who, id);
  }

  @IdempotentPost(':id/erase')
  @Operation({
    id: 'customers.erase',
    summary: 'Erase the personal data of a customer',
    description:
      'For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links, search ' +
      'terms, and the values in events. Documents and payments stay as long as the law asks, and are erased by ' +
      'themselves on the first night after that; numbers, dates and amounts stay, so that the chain of documents can ' +
      'be verified. Customers that were merged into this one are erased with it. Ask with `dry_run` first. Open ' +
      'invoices and credit stand in the way.',
    access: 'manager',
    confirmed: true,
    answer: updated(ErasureDto, { description: 'What is erased, and what has to stay.' }),
    fails: ['customer_merged', 'has_open_documents'],
  })
  async erase(
    @TargetOf(customers) target: Target,
    @Body() body: EraseCustomerDto,
    @Who() who: Principal,
  ): Promise<ErasureDto> {
    return toErasureDto(await this.erasures.erase(who, target, body));
  }
}
