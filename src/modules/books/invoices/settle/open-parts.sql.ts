/** Of which expressions the parts of an invoice are made: its plan, the day it is due without one, what is open. */
interface Open {
  readonly plan: string;
  readonly dueDate: string;
  readonly open: string;
}

/**
 * What is open of an invoice by the days it is due on, as a table: one row without a plan, else one for each instalment
 * that is open. Says the same as `openParts` of the kernel: the last instalments are open, because the oldest are
 * settled first.
 */
export function openPartsOf({ plan, dueDate, open }: Open): string {
  return `(
    SELECT ${dueDate} AS due_date, ${open} AS open WHERE ${plan} IS NULL
    UNION ALL
    SELECT due_date, least(amount, ${open} - later)
      FROM (SELECT (part ->> 'due_date')::date AS due_date, (part ->> 'amount')::bigint AS amount,
                   coalesce(sum((part ->> 'amount')::bigint) OVER (
                     ORDER BY position DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS later
              FROM jsonb_array_elements(${plan}) WITH ORDINALITY AS planned (part, position)) AS parts
     WHERE ${open} > later)`;
}

/** Which instalment of an invoice `i` is due next, counted from one. */
export const currentInstalmentSql = `
  coalesce((SELECT position::integer
              FROM jsonb_array_elements(i.payment_plan) WITH ORDINALITY AS planned (part, position)
             WHERE (part ->> 'due_date')::date = i.due_date), 1)`;
