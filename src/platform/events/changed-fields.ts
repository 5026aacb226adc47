/** Those fields of the earlier form of an object that are different now, as events tell them. */
export function changedFields(before: object, now: object): object {
  const later = new Map(Object.entries(now).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(before).filter(([name, value]) => later.get(name) !== JSON.stringify(value));
  return Object.fromEntries(changed);
}
