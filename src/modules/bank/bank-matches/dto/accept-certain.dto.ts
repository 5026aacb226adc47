import { Id } from '../../../../platform/fields.js';
import { bankLines } from '../../bank-statements/bank-statements.resource.js';

export class AcceptCertainDto {
  static readonly example: object = {};

  @Id(bankLines, {
    description: 'Only lines behind this one: the `next_after` of the call before.',
    optional: true,
  })
  after?: string;
}
