/** Converts a range of days, both included, to instants of the person's own zone; undefined if neither end is given. */
export function instantRange(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { gte: startOf(from, 0) }),
    ...(to !== undefined && { lt: startOf(to, 1) }),
  };
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
