/**
 * The day by which an invoice was owed on an earlier day, as an expression: no later extension counts. Takes the
 * placeholder of that day; the invoice is `i`.
 */
export function dueDateThen(day: string): string {
  return `
    CASE WHEN i.extensions IS NULL THEN i.due_date
         ELSE coalesce((SELECT (e ->> 'previous_due_date')::date
                          FROM jsonb_array_elements(i.extensions) WITH ORDINALITY AS later (e, position)
                         WHERE (e ->> 'extended_on')::date > ${day}::date ORDER BY position LIMIT 1), i.due_date) END`;
}
