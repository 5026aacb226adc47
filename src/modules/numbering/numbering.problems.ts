import { Problem } from '../../kernel/problems/problem.js';

/** A format that was changed can lead to a number that an earlier format has made. */
export function numberTaken(number: string): Problem {
  const detail = `The number ${number} was used before; change the format of the series in the settings.`;
  return new Problem('already_exists', detail);
}
