import { Day, Text } from '../../../../platform/fields.js';

const NOTE_MAX = 500;

export class HoldLineDto {
  static readonly example = { until: '2099-12-01', note: 'The tax office was asked.' };

  @Day({ description: 'Until when it waits.', example: '2099-12-01', optional: true })
  until?: string;

  @Text({ description: 'Why.', example: 'The tax office was asked.', max: NOTE_MAX, optional: true })
  note?: string;
}

export class IgnoreLineDto {
  static readonly example = { reason: 'A private payment.' };

  @Text({
    description: 'Why it has nothing to do with the books.',
    example: 'A private payment.',
    max: NOTE_MAX,
  })
  reason!: string;
}
