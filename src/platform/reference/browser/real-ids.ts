import { idSources, withIds } from './shown-document.js';
import type { SwaggerUi } from './swagger-ui.js';

type Json = Record<string, unknown>;

/**
 * Puts identifiers of the reader's own records into examples and samples, as soon as there is a key to read them with.
 *
 * Takes the document that is shown. A list that the key may not read, or that is empty, leaves its placeholder.
 */
export function realIdsPlugin(document: Json): () => object {
  return () => {
    const authorize =
      (original: (values: Credentials) => unknown, { specActions }: SwaggerUi) =>
      (values: Credentials): unknown => {
        const key = values.bearer?.value;
        if (key !== undefined) {
          void idsWith(key, document).then((ids) => specActions.updateJsonSpec(withIds(document, ids)));
        }
        return original(values);
      };
    return { statePlugins: { auth: { wrapActions: { authorize } } } };
  };
}

interface Credentials {
  readonly bearer?: { readonly value: string };
}

/**
 * Reads an identifier of each kind with a key of the reader, by prefix: `{ inv: 'inv_…' }`. Takes the document that
 * says which lists there are.
 */
export async function idsWith(key: string, document: Json): Promise<Record<string, string>> {
  const found = await Promise.all(
    idSources(document).map(async ({ prefix, path }) => [prefix, await firstId(path, key)] as const),
  );
  return Object.fromEntries(found.flatMap(([prefix, id]) => (id === undefined ? [] : [[prefix, id]])));
}

async function firstId(path: string, key: string): Promise<string | undefined> {
  const answer = await fetch(`/api${path}?limit=1`, { headers: { Authorization: `Bearer ${key}` } });
  if (!answer.ok) return undefined;
  const { data } = (await answer.json()) as { data?: readonly { readonly id: string }[] };
  return data?.[0]?.id;
}
