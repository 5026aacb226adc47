import type { Scope } from '../../../../platform/index.js';
import { scopes } from '../../../resources.js';
import { Instant, isAddressOrRange, Nested, Text, TextList } from '../../../../platform/fields.js';
import type { NewApiKey } from '../domain/api-key.js';
import { createApiKeyExample, keyLimitsExample } from '../auth.examples.js';
import { KeyLimitsDto } from './key-limits.dto.js';

const known: readonly string[] = scopes;

export class CreateApiKeyDto implements NewApiKey {
  static readonly example = createApiKeyExample;

  @Text({ description: 'What the key is for.', example: 'Web shop', max: 100 })
  name!: string;

  @TextList(
    {
      min: 1,
      max: scopes.length,
      accepts: (text) => known.includes(text),
      detail: `Known scopes: ${scopes.join(', ')}.`,
    },
    {
      description:
        'What the key may do, at least one thing; without this field it may do everything that a key can. ' +
        'events:write and reports:write open nothing yet.',
      example: ['invoices:read', 'invoices:write'],
      items: { enum: scopes },
      optional: true,
    },
  )
  scopes?: Scope[];

  @Instant({
    description: 'When the key ends by itself; never without it.',
    example: '2027-12-31T23:59:59Z',
    optional: true,
  })
  expires_at?: Date;

  @TextList(
    { max: 50, accepts: isAddressOrRange, detail: 'IP addresses or CIDR ranges were expected.' },
    {
      description: 'From where the key may be used; from everywhere without it.',
      example: ['192.0.2.0/24'],
      optional: true,
    },
  )
  allowed_ips?: string[];

  @Nested(() => KeyLimitsDto, {
    description: 'What the key may not go beyond, besides its scopes; without this field nothing narrows it.',
    example: keyLimitsExample,
    optional: true,
  })
  limits?: KeyLimitsDto;
}
