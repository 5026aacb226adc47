/** What an event tells, as far as the caller may know it. */
export interface ToldEvent {
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
}

/** What changes on an object that was there before: its changed fields, as they are and as they would be. */
export interface ObjectChange {
  /** The kind of the object, as types of events begin with it. */
  readonly object: string;
  /** Null for what there is one of. */
  readonly object_id: string | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export interface ToldMessage {
  readonly to: readonly string[];
  readonly subject: string;
}

/** Of each version and time: they change with everything, and say nothing. */
const SILENT_FIELDS: readonly string[] = ['version', 'updated_at'];
const MESSAGE_QUEUED = 'message.queued';

/** Returns what changes on objects that were there before, each of them once, however many events tell of it. */
export function changesIn(events: readonly ToldEvent[]): ObjectChange[] {
  const changes = new Map<string, ObjectChange>();
  for (const { type, data } of events) {
    const now = data.object as Readonly<Record<string, unknown>>;
    const [object = ''] = type.split('.');
    const object_id = typeof now['id'] === 'string' ? now['id'] : null;
    const place = `${object} ${object_id ?? ''}`;
    const earlier = changes.get(place);
    const before = { ...told(data.previous_attributes ?? {}), ...earlier?.before };
    const after = Object.fromEntries(Object.keys(before).map((field) => [field, now[field] ?? null]));
    changes.set(place, { object, object_id, before, after });
  }
  return [...changes.values()].flatMap((change) => {
    const names = Object.keys(change.before).filter(
      (name) => !isSame(change.before[name], change.after[name]),
    );
    return names.length === 0
      ? []
      : [{ ...change, before: only(names, change.before), after: only(names, change.after) }];
  });
}

function told(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SILENT_FIELDS.includes(name)));
}

function only(names: readonly string[], fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The mails that would be written. Of those that the caller may not read, nothing is known. */
export function messagesIn(events: readonly ToldEvent[]): ToldMessage[] {
  return events.flatMap(({ type, data }) => {
    const { to, subject } = data.object as { to?: readonly { address: string }[]; subject?: string };
    if (type !== MESSAGE_QUEUED || to === undefined || subject === undefined) return [];
    return [{ to: to.map(({ address }) => address), subject }];
  });
}

/** What a real request would get otherwise: an identifier, a number, a moment, a secret. */
const MADE_ANEW: readonly string[] = ['id', 'number', 'url', 'path', 'token', 'secret'];

/**
 * JSON pointers into the answer of what may be otherwise when it is done. Of what was there before, only the number of
 * its series is.
 */
export function provisionalIn(answer: object | null, { isNew }: { readonly isNew: boolean }): string[] {
  const given = answer as Readonly<Record<string, unknown>> | null;
  const names = isNew ? MADE_ANEW : ['number', 'token', 'secret'];
  return names.filter((name) => typeof given?.[name] === 'string').map((name) => `#/${name}`);
}
