import { Text } from '../../../../platform/fields.js';

const REASON_MAX = 500;

export class RejectApprovalDto {
  static readonly example = { reason: 'The customer asked for two invoices.' };
  static readonly mayBeAbsent = true;

  @Text({
    description: 'Why, in words for whoever asked. Kept as long as what was sent; the event keeps it, too.',
    example: RejectApprovalDto.example.reason,
    max: REASON_MAX,
    optional: true,
  })
  reason?: string;
}
