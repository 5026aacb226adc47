import { Problem } from '../../../kernel/problems/problem.js';

/**
 * A format that was changed can lead to a number that an earlier format has made. Takes the numbers that were wanted,
 * in their order.
 */
export function numberTaken(...numbers: readonly string[]): Problem {
  const [first = ''] = numbers;
  const what =
    numbers.length === 1 ? `The number ${first}` : `A number from ${first} to ${numbers.at(-1) ?? ''}`;
  const detail = `${what} was used before; change the format of the series in the settings.`;
  return new Problem('already_exists', detail);
}
