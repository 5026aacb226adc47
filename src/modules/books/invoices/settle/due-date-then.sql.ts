/**
 * The day by which an invoice was owed on an earlier day, as an expression: no later extension counts. Takes the
 * placeholder of that day, and of the instant before which an extension must have been recorded; the invoice is `i`.
 *
 * Extensions of the first books have no instant; only their day is known.
 */
export function dueDateThen(day: string, recordedBefore?: string): string {
  const later = `(e ->> 'extended_on')::date > ${day}::date`;
  const unknown =
    recordedBefore === undefined
      ? later
      : `(${later} OR coalesce((e ->> 'extended_at')::timestamptz >= ${recordedBefore}::timestamptz, false))`;
  return `
    CASE WHEN i.extensions IS NULL THEN i.due_date
         ELSE coalesce((SELECT (e ->> 'previous_due_date')::date
                          FROM jsonb_array_elements(i.extensions) WITH ORDINALITY AS later (e, position)
                         WHERE ${unknown} ORDER BY position LIMIT 1), i.due_date) END`;
}
