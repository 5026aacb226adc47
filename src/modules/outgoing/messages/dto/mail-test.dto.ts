import { ApiProperty } from '@nestjs/swagger';
import { mailTransports } from '../domain/mail-settings.js';
import { testOutcomes } from '../domain/mail-test.js';
import {
  domainRecordKinds,
  domainRecordStates,
  type DomainRecord,
  type SenderDomain,
} from '../domain/sender-domain.js';
import { mailTestExample } from '../messages.examples.js';

export class DomainRecordDto implements DomainRecord {
  @ApiProperty({
    description: 'SPF says who may send, DKIM signs, and DMARC says what becomes of mails that fail both.',
    enum: domainRecordKinds,
  })
  kind!: DomainRecord['kind'];

  @ApiProperty({ description: 'Where it is, or would be.', example: '_dmarc.example.com' })
  name!: string;

  @ApiProperty({
    description:
      '`several`: more than one, which counts as none. `too_open`: everybody may send. `unknown_selector`: there are ' +
      'keys, under names that the mail provider knows. `not_known`: the name servers did not answer.',
    enum: domainRecordStates,
  })
  state!: DomainRecord['state'];

  @ApiProperty({ description: 'What was found.', type: String, nullable: true, example: null })
  value!: string | null;

  @ApiProperty({
    description:
      'The text record to publish under this name; null where nothing is needed, or where only the mail provider ' +
      'knows it, as of DKIM. To publish it is a person’s decision.',
    type: String,
    nullable: true,
    example: 'v=DMARC1; p=none; rua=mailto:books@example.com',
  })
  publish!: string | null;
}

export class SenderDomainDto implements SenderDomain {
  @ApiProperty({ description: 'The domain of the sender, as name servers know it.', example: 'example.com' })
  domain!: string;

  @ApiProperty({ description: 'SPF, DKIM and DMARC, in this order.', type: [DomainRecordDto] })
  records!: readonly DomainRecordDto[];
}

export class MailTestDto {
  static readonly example: MailTestDto = mailTestExample;

  @ApiProperty({ description: 'How messages leave now.', enum: mailTransports })
  transport!: string;

  @ApiProperty({ description: 'The address that it was sent from.', type: String, nullable: true })
  from!: string | null;

  @ApiProperty({ description: 'Your own address.', example: mailTestExample.to })
  to!: string;

  @ApiProperty({
    description:
      'What became of it: `temporary` and `permanent` refusals, `unknown` when the whole mail was sent and no answer ' +
      'came, `not_sent` when there is no server or no sender.',
    enum: testOutcomes,
  })
  outcome!: string;

  @ApiProperty({ description: 'Three digits of SMTP.', type: 'integer', nullable: true, example: 250 })
  smtp_code!: number | null;

  @ApiProperty({ description: 'Such as 5.1.1.', type: String, nullable: true, example: '2.0.0' })
  enhanced_code!: string | null;

  @ApiProperty({ description: 'What the mail server said.', example: mailTestExample.text })
  text!: string;

  @ApiProperty({ description: 'How long it took, in milliseconds.', type: 'integer', example: 412 })
  duration_ms!: number;

  @ApiProperty({
    description:
      'What receivers find of the domain of the sender, by which they tell whether mails are genuine; null without a ' +
      'sender.',
    type: SenderDomainDto,
    nullable: true,
  })
  sender_domain!: SenderDomainDto | null;
}
