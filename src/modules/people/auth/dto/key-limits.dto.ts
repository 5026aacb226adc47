import { fromTypeId } from '../../../../kernel/ids/type-id.js';
import { Currency, Flag, KeptAmount, Nested, TextList, Whole } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { products } from '../../../books/products/products.resource.js';
import { keyLimitsExample } from '../auth.examples.js';
import { limitableOperations } from '../domain/limits/effects-of-operations.js';
import { neverHeld } from '../../../../platform/index.js';
import type { KeyLimits } from '../../../../kernel/limits/key-limits.js';

const COUNT_MAX = 1_000_000;
const LISTED_MAX = 200;
const heldOperations = limitableOperations.filter((id) => !(id in neverHeld));

export class LimitedAmountDto {
  @KeptAmount({ description: 'In whole units of the currency.', example: 500 })
  amount!: number;

  @Currency({ description: 'Amounts in another currency are refused.', example: 'EUR' })
  currency!: string;
}

export class DayLimitsDto {
  @KeptAmount({ description: 'The sum of a day, with its currency.', example: 2000, optional: true })
  amount?: number;

  @Currency({ description: 'Amounts in another currency are refused.', example: 'EUR', optional: true })
  currency?: string;

  @Whole(
    { min: 1, max: COUNT_MAX },
    { description: 'How many documents and bookings in a day.', example: 20, optional: true },
  )
  count?: number;
}

export class NeededApprovalDto {
  @TextList(
    {
      min: 1,
      max: LISTED_MAX,
      accepts: (text) => heldOperations.includes(text),
      detail: 'Names of operations that can wait for an approval were expected, such as invoices.finalize.',
    },
    {
      description: 'The operations that always wait for an approval.',
      example: ['invoices.finalize'],
      optional: true,
    },
  )
  operations?: string[];

  @Nested(() => LimitedAmountDto, {
    description:
      'Any document or booking above this waits for an approval, and so does one in another currency.',
    example: keyLimitsExample.max_amount,
    optional: true,
  })
  above?: LimitedAmountDto;
}

/** What a key may not go beyond, besides its scopes. All of it is optional, and all of it narrows what it writes. */
export class KeyLimitsDto implements KeyLimits {
  static readonly example = keyLimitsExample;

  @Nested(() => LimitedAmountDto, {
    description: 'The most that one document or booking may come to, with tax.',
    example: keyLimitsExample.max_amount,
    optional: true,
  })
  max_amount?: LimitedAmountDto;

  @Nested(() => DayLimitsDto, {
    description:
      'What a day of the organization may come to. A document counts once a day, with its largest amount; each ' +
      'payment, refund and write-off counts.',
    example: keyLimitsExample.per_day,
    optional: true,
  })
  per_day?: DayLimitsDto;

  @Flag({
    description: 'Whether it may only write drafts: nothing that binds, books money or is sent.',
    example: false,
    optional: true,
  })
  draft_only?: boolean;

  @TextList(
    {
      min: 1,
      max: LISTED_MAX,
      accepts: (text) => fromTypeId(customers.idPrefix, text) !== undefined,
      detail: 'Identifiers of customers were expected.',
    },
    {
      description: 'The customers that it may write for. It can make no others.',
      example: ['cus_01h455vb4pex5vsknk084sn02q'],
      optional: true,
    },
  )
  customer_ids?: string[];

  @TextList(
    {
      min: 1,
      max: LISTED_MAX,
      accepts: (text) => fromTypeId(products.idPrefix, text) !== undefined,
      detail: 'Identifiers of products were expected.',
    },
    {
      description: 'The products that it may sell. Each line must name one of them.',
      example: ['prd_01h455vb4pex5vsknk084sn02q'],
      optional: true,
    },
  )
  product_ids?: string[];

  @TextList(
    {
      min: 1,
      max: LISTED_MAX,
      accepts: (text) => limitableOperations.includes(text),
      detail: 'Names of operations that write and that keys can call were expected, such as invoices.create.',
    },
    {
      description: 'The writing operations that it may call. What it may read follows from its scopes.',
      example: ['invoices.create', 'invoices.update'],
      optional: true,
    },
  )
  operations?: string[];

  @Nested(() => NeededApprovalDto, {
    description:
      'What a person has to approve first: such a request is answered with 202 and an approval, and nothing else ' +
      'happens until it is approved. The other limits hold besides.',
    example: { operations: ['invoices.finalize'] },
    optional: true,
  })
  needs_approval?: NeededApprovalDto;
}
