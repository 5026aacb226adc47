import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';
import { addMonths, isMonth, monthsIn, type Month } from '../../../../kernel/time/month.js';

/** Months from the first to the last, both included. */
export interface MonthSpan {
  readonly from: Month;
  readonly to: Month;
}

const MONTHS = { default: 12, /** More is no chart any more. */ max: 36 };

/**
 * The months that query parameters ask for: the last twelve of them when they say nothing.
 *
 * Takes the month that it is where the organization is. Raises `invalid_parameter` with every fault at once.
 */
export function revenueSpan(query: Readonly<Record<string, string>>, thisMonth: Month): MonthSpan {
  const { from: asked, to = thisMonth } = query;
  const unreadable = [...faultOf('from', asked ?? thisMonth), ...faultOf('to', to)];
  if (unreadable.length > 0) throw refused(unreadable);
  const from = asked ?? addMonths(to, 1 - MONTHS.default);
  const count = monthsIn({ from, to });
  if (count >= 1 && count <= MONTHS.max) return { from, to };
  const detail =
    count > MONTHS.max
      ? `At most ${MONTHS.max} months are possible, and these are ${count}.`
      : 'The first month must not come after the last one.';
  throw refused([{ pointer: asked === undefined ? 'to' : 'from', code: 'out_of_range', detail }]);
}

/** Every month of a span, in order. */
export function monthsOf(span: MonthSpan): Month[] {
  return Array.from({ length: monthsIn(span) }, (_none, index) => addMonths(span.from, index));
}

function faultOf(pointer: string, text: string): FieldFault[] {
  if (isMonth(text)) return [];
  return [{ pointer, code: 'invalid_parameter', detail: 'A month as YYYY-MM was expected.' }];
}

function refused(errors: readonly FieldFault[]): Problem {
  return new Problem('invalid_parameter', 'The months cannot be answered; see errors.', { errors });
}

const MONTH_PATTERN = String.raw`^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$`;

/** How the parameters are documented. */
export const revenueParameters = [
  {
    name: 'from',
    description: `The first month; without it ${MONTHS.default} months end with \`to\`.`,
    schema: { type: 'string', pattern: MONTH_PATTERN },
  },
  {
    name: 'to',
    description: `The last month, at most ${MONTHS.max} after the first; without it the month that it is now.`,
    schema: { type: 'string', pattern: MONTH_PATTERN },
  },
] as const;
