import type { ApiClient } from './api-client.js';

/** A resource in a list. */
export type Listed = Readonly<Record<string, any>> & { readonly id: string };

/** Appends query parameters to a path, correctly encoded. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/**
 * Reads every row of a list, page after page, like a client.
 *
 * Runs `meanwhile` between two pages, so that rows can be added and removed. Raises if a page is refused.
 */
export async function allPages(
  api: ApiClient,
  path: string,
  {
    query = {},
    meanwhile,
  }: { query?: Readonly<Record<string, string>>; meanwhile?: () => Promise<void> } = {},
): Promise<Listed[]> {
  const rows: Listed[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await api.get(withQuery(path, { ...query, ...(cursor !== undefined && { cursor }) }));
    if (page.status !== 200) throw new Error(`${path} answered ${JSON.stringify(page.body)}`);
    rows.push(...(page.body.data as Listed[]));
    if (page.body.next_cursor === null) return rows;
    cursor = page.body.next_cursor as string;
    await meanwhile?.();
  }
}
