import { Currency, Day } from '../../../../platform/fields.js';
import { WriteMessageDto } from '../../messages/index.js';
import type { SendStatementDetails } from '../domain/send-statement.js';
import { sendStatementExample } from '../statements.examples.js';

export class SendStatementDto extends WriteMessageDto implements SendStatementDetails {
  static readonly example: SendStatementDetails = sendStatementExample;

  @Day({
    description:
      'The first day of the statement; else the first day of the month before the one before the last.',
    optional: true,
    example: '2026-09-01',
  })
  period_from?: string;

  @Day({
    description: 'The last day of the statement, today at the latest; else today.',
    optional: true,
    example: '2026-11-21',
  })
  period_to?: string;

  @Currency({
    description: 'Of the account; else that of the customer, else that of the organization.',
    optional: true,
    example: 'EUR',
  })
  currency?: string;
}
