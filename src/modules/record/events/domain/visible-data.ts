/** What an event says of the object that changed. */
export interface EventData {
  readonly object: object;
  readonly previous_attributes?: object;
}

/**
 * By the kind of an object, as types of events begin with it: the scope that reading it needs, `manager` for owners and
 * admins who are signed in, or `signed-in` for everybody.
 */
export type ReadingRights = Readonly<Record<string, string>>;

/** Who reads, as far as it decides what it may know. */
export interface Reader {
  readonly scopes: ReadonlySet<string>;
  readonly manages: boolean;
}

/**
 * As much of an event as its reader may know: of an object that it may not read, the identifier alone.
 *
 * The event itself is always there, so that the numbers of the feed have no gaps for anybody.
 */
export function visibleData(
  { type, data }: { readonly type: string; readonly data: EventData },
  who: Reader,
  rights: ReadingRights,
): EventData {
  if (isReadable(type, who, rights)) return data;
  const { id } = data.object as { readonly id?: unknown };
  return { object: { id } };
}

/** Whether somebody may read what events of a type say. */
export function isReadable(type: string, who: Reader, rights: ReadingRights): boolean {
  const [kind = ''] = type.split('.');
  const right = Object.hasOwn(rights, kind) ? rights[kind] : undefined;
  const isOpen = right === 'signed-in' || (right === 'manager' && who.manages);
  return isOpen || (right !== undefined && who.scopes.has(right));
}
