import {
  kindsAbove,
  kindsBelow,
  type TextAbove,
  type TextBelow,
} from '../../../../kernel/lines/line-texts.js';
import { Each, OneOf, Text } from '../../../../platform/fields.js';

/** More belongs into the message, or on several invoices. */
const TEXTS_MAX = 10;

export class TextAboveDto implements TextAbove {
  @OneOf(kindsAbove, {
    description: '`heading` begins a section, whose lines are numbered 1.1, 1.2; `page_break` begins a page.',
    example: 'heading',
  })
  kind!: TextAbove['kind'];

  @Text({
    description: 'What is printed; a page break has none.',
    example: 'Week 47',
    max: 4000,
    optional: true,
  })
  text?: string;
}

export class TextBelowDto implements TextBelow {
  @OneOf(kindsBelow, {
    description: '`subtotal` prints what the lines since the last one, or since their heading, come to.',
    example: 'subtotal',
  })
  kind!: TextBelow['kind'];

  @Text({
    description: 'What is printed; of a subtotal its name, else the usual word.',
    example: 'Week 47 in all',
    max: 4000,
    optional: true,
  })
  text?: string;
}

export function Above(): PropertyDecorator {
  const description = 'What is printed above the line. Electronic invoices say it in the note of the line.';
  return Each(() => TextAboveDto, { description, max: TEXTS_MAX, optional: true });
}

export function Below(): PropertyDecorator {
  const description = 'What is printed below it, one subtotal at most. No amount depends on either.';
  return Each(() => TextBelowDto, { description, max: TEXTS_MAX, optional: true });
}
