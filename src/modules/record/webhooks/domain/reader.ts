const MANAGER = 'manager';

/** What somebody may read. */
export interface Rights {
  readonly scopes: ReadonlySet<string>;
  readonly manages: boolean;
}

/** What both may read. */
export function commonOf(one: Rights, other: Rights): Rights {
  return {
    scopes: new Set([...one.scopes].filter((scope) => other.scopes.has(scope))),
    manages: one.manages && other.manages,
  };
}

/** Rights as an endpoint stores them. */
export function storedRights({ scopes, manages }: Rights): string[] {
  return [...scopes, ...(manages ? [MANAGER] : [])];
}

/** The rights that an endpoint has stored. */
export function readerOf(stored: readonly string[]): Rights {
  return { scopes: new Set(stored), manages: stored.includes(MANAGER) };
}
