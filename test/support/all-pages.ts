import type { ApiClient } from './api-client.js';

/** A resource in a list, whatever it is. */
export type Listed = Readonly<Record<string, any>> & { readonly id: string };

/** A path with query parameters, each written as it has to be. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/**
 * Every row of a list, page after page, as a client reads it.
 *
 * Between two pages `meanwhile` runs, so that rows can come and go. Raises when a page is refused.
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
