import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdempotentPost, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { OrganizationDto } from './dto/organization.dto.js';
import { toOrganizationDto } from './settings.mapper.js';
import { TestBooksService } from './test-books.service.js';

@Controller('organization')
@ApiTags('Organization')
export class TestBooksController {
  constructor(private readonly books: TestBooksService) {}

  @IdempotentPost('reset')
  @Operation({
    id: 'organization.reset',
    summary: 'Empty test books',
    description:
      'Deletes every customer, product, document, payment and message of test books, and lets their numbers begin ' +
      'anew. Settings, members, API keys, webhook endpoints and the event feed stay. Live books are never emptied. ' +
      'This cannot be undone.',
    access: 'manager',
    confirmed: true,
    answer: updated(OrganizationDto, { description: 'The organization, whose books are empty.' }),
    fails: ['test_mode_only'],
  })
  async reset(@Who() who: Principal): Promise<OrganizationDto> {
    return toOrganizationDto(await this.books.reset(who));
  }
}
