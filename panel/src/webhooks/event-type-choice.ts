/** The types of one kind of object: `invoice` with `invoice.created`, `invoice.paid` and so on. */
export interface TypeGroup {
  readonly kind: string;
  readonly types: readonly string[];
}

/** Groups types by the kind of object, in the order in which they come. */
export function groupsOf(types: readonly string[]): TypeGroup[] {
  const groups = new Map<string, string[]>();
  for (const type of types) {
    const kind = type.split('.')[0] ?? type;
    groups.set(kind, [...(groups.get(kind) ?? []), type]);
  }
  return [...groups].map(([kind, members]) => ({ kind, types: members }));
}

/** The pattern of all types of a kind, those included that a later version of the service adds. */
export function wholeOf(kind: string): string {
  return `${kind}.*`;
}

/** Whether a type is among the patterns, by its name or with its kind. */
export function isChosen(patterns: readonly string[], type: string): boolean {
  return patterns.includes(type) || patterns.includes(wholeOf(type.split('.')[0] ?? ''));
}

/** Returns the patterns after a kind was chosen as a whole, or left out as a whole. */
export function withKind(patterns: readonly string[], { kind, types }: TypeGroup, isOn: boolean): string[] {
  const others = patterns.filter((pattern) => pattern !== wholeOf(kind) && !types.includes(pattern));
  return isOn ? [...others, wholeOf(kind)] : others;
}

/** Returns the patterns after one type was chosen or left out. A kind without one of its types is no longer whole. */
export function withType(
  patterns: readonly string[],
  { kind, types }: TypeGroup,
  change: { readonly type: string; readonly isOn: boolean },
): string[] {
  const others = patterns.filter((pattern) => pattern !== wholeOf(kind) && !types.includes(pattern));
  const members = types.filter((type) => (type === change.type ? change.isOn : isChosen(patterns, type)));
  return [...others, ...members];
}
