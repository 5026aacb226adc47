import { ApiProperty } from '@nestjs/swagger';
import { mailTransports } from '../domain/mail-settings.js';
import { testOutcomes } from '../domain/mail-test.js';
import { mailTestExample } from '../messages.examples.js';

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
}
