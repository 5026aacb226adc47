import { Problem } from '../../../kernel/problems/problem.js';
import { documentLanguages } from '../documents/index.js';

export const receiptLanguageParameter = {
  name: 'language',
  description: 'What it is printed in; without it the language of the customer, else that of your documents.',
  schema: { type: 'string', enum: documentLanguages },
} as const;

/** Raises `invalid_parameter` for a language that nothing is printed in. */
export function receiptLanguage(asked: string | undefined): string | undefined {
  if (asked === undefined || documentLanguages.includes(asked)) return asked;
  const detail = `One of ${documentLanguages.join(', ')} was expected.`;
  const errors = [{ pointer: 'language', code: 'invalid_parameter', detail }];
  throw new Problem('invalid_parameter', 'The receipt cannot be printed; see errors.', { errors });
}
