import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { archive, none, Operation, Who, type Principal } from '../../../platform/index.js';
import { AccountCopies } from './account-copies.service.js';
import { AccountsService } from './accounts.service.js';

@Controller('users/me')
@ApiTags('Profile')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly copies: AccountCopies,
  ) {}

  @Get('personal-data')
  @Operation({
    id: 'users.my_personal_data',
    summary: 'Download your own personal data',
    description:
      'Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API keys that ' +
      'you made, and the events that tell of you, from all organizations that you are a member of (GDPR, Art. 15 and ' +
      '20). `about.json` says what each file holds. The copy is made while it is sent and is not kept.',
    access: 'user',
    confirmed: true,
    answer: archive('The copy.', 'personal-data.zip'),
    heavy: true,
  })
  personalData(@Who() who: Principal): Promise<AsyncIterable<Buffer>> {
    return this.copies.copy(who);
  }

  @Post('delete')
  @Operation({
    id: 'users.delete_me',
    summary: 'Delete your own account',
    description:
      'For good, in all organizations: memberships, sessions and the second factor end at once, name and address ' +
      'become “Former member”, and the audit logs keep nothing but an identifier. API keys that you made go on, ' +
      'because programs need them; revoke them before, if they shall not. Who is the only owner of an organization ' +
      'has to make another member an owner first.',
    access: 'user',
    confirmed: true,
    answer: none('Deleted. All your sessions have ended.'),
    fails: ['last_owner'],
    secretBody: true,
  })
  async delete(@Who() who: Principal): Promise<void> {
    await this.accounts.delete(who);
  }
}
