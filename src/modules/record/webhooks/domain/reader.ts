const MANAGER = 'manager';

/** What somebody may read. */
export interface Rights {
  readonly scopes: ReadonlySet<string>;
  readonly manages: boolean;
}

/** Rights as an endpoint stores them. */
export function storedRights({ scopes, manages }: Rights): string[] {
  return [...scopes, ...(manages ? [MANAGER] : [])];
}

/** The rights that an endpoint has stored. */
export function readerOf(stored: readonly string[]): Rights {
  return { scopes: new Set(stored), manages: stored.includes(MANAGER) };
}
