import { Flag, Text, TextList } from '../../../../platform/fields.js';
import { findingCodes, type FindingCode } from '../domain/findings.js';

const REASON_MAX = 500;

export class OpenBillDto {
  static readonly example: object = { accept_findings: ['new_bank_details'], approve: true };

  @TextList(
    {
      max: findingCodes.length,
      accepts: (text) => (findingCodes as readonly string[]).includes(text),
      detail: `Codes of findings were expected: ${findingCodes.join(', ')}.`,
    },
    {
      description: 'Codes of findings that you have looked at and let pass. Who did it is kept.',
      example: ['new_bank_details'],
      items: { enum: findingCodes },
      optional: true,
    },
  )
  accept_findings?: FindingCode[];

  @Flag({ description: 'Whether to approve it as well; false if not given.', example: true, optional: true })
  approve?: boolean;
}

export class BillReasonDto {
  static readonly example = { reason: 'The goods were never delivered.' };

  @Text({ description: 'Why.', example: 'The goods were never delivered.', max: REASON_MAX })
  reason!: string;
}
