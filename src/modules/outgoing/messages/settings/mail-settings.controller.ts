import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  IfMatch,
  Operation,
  updated,
  Who,
  type Principal,
  type VersionCondition,
} from '../../../../platform/index.js';
import { MailSettingsDto, UpdateMailSettingsDto } from '../dto/mail-settings.dto.js';
import { MailTestDto } from '../dto/mail-test.dto.js';
import { toMailSettingsDto } from '../messages.mapper.js';
import { MailSettingsService } from './mail-settings.service.js';
import { MailTestService } from './mail-test.service.js';

@Controller('mail-settings')
@ApiTags('Mail settings')
export class MailSettingsController {
  constructor(
    private readonly settings: MailSettingsService,
    private readonly tests: MailTestService,
  ) {}

  @Get()
  @Operation({
    id: 'mail_settings.get',
    summary: 'Get the mail settings',
    description: 'Who messages come from, and how they leave. The password of the server is never shown.',
    access: 'manager',
    answer: found(MailSettingsDto, 'The settings.'),
  })
  async get(@Who() who: Principal): Promise<MailSettingsDto> {
    return toMailSettingsDto(await this.settings.get(who));
  }

  @Put()
  @Operation({
    id: 'mail_settings.update',
    summary: 'Update the mail settings',
    description:
      'Replaces all of them; what is not given gets its default. Messages that wait keep their sender. All but the ' +
      'name and the language need a session that was confirmed.',
    access: 'manager',
    answer: updated(MailSettingsDto),
    fails: ['confirmation_required'],
  })
  async update(
    @IfMatch() seen: VersionCondition,
    @Body() body: UpdateMailSettingsDto,
    @Who() who: Principal,
  ): Promise<MailSettingsDto> {
    return toMailSettingsDto(await this.settings.update(who, seen, body));
  }
  @IdempotentPost('test')
  @Operation({
    id: 'mail_settings.test',
    summary: 'Try the mail settings',
    description:
      'Sends a mail to your own address at once and says what the mail server answered within 8 seconds. A refusal ' +
      'is no problem: it is the answer. It also tells SPF, DKIM and DMARC of the sender’s domain as the name servers ' +
      'have them, and which record to publish where one is missing.',
    access: 'manager',
    answer: found(MailTestDto, 'What became of it.'),
    heavy: true,
  })
  async test(@Who() who: Principal): Promise<MailTestDto> {
    return this.tests.test(who);
  }
}
