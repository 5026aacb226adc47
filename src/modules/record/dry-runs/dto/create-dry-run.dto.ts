import { AnyObject, Text, Texts } from '../../../../platform/fields.js';
import { createDryRunExample } from '../dry-runs.examples.js';

const ID_MAX = 100;
const TAG_MAX = 300;

function areTexts(texts: object): boolean {
  return Object.values(texts).every((text) => typeof text === 'string');
}

export class CreateDryRunDto {
  static readonly example: CreateDryRunDto = createDryRunExample;

  @Text({
    description:
      'The operation to try, as this reference calls it: every one that writes, except what the guide to dry runs ' +
      'lists.',
    example: 'invoices.finalize',
    max: 100,
  })
  operation!: string;

  @Text({
    description:
      'What stands in its path: the identifier of the one thing that it is about, or the name of a template.',
    example: 'reminder',
    max: ID_MAX,
    optional: true,
  })
  id?: string;

  @Texts(
    { accepts: areTexts, detail: 'Every parameter is a text.' },
    { description: 'Its query parameters.', example: {}, optional: true },
  )
  query?: Readonly<Record<string, string>>;

  @AnyObject({ description: 'Its body, as it would be sent.', example: {}, optional: true })
  body?: object;

  @Text({
    description: 'Its header If-Match: the version that it may change.',
    example: '"1"',
    max: TAG_MAX,
    optional: true,
  })
  if_match?: string;
}
