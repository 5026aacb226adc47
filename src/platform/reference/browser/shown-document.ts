import { resolvedAt, stepsOf } from './local-references.js';

type Json = Record<string, unknown>;

/** The address in generated samples. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:3000';
/** The key in generated samples. */
export const SAMPLE_KEY = 'ch_live_…';
const SAMPLE_ID = '01h455vb4pex5vsknk084sn02q';

/**
 * Prepares the published document for a reader of this page: servers and samples have the page's own address, and each
 * mark of an open point leads to its row in the register. Takes the page of the register, this one unless it is named.
 */
export function shownDocument(document: Json, origin: string, register = ''): Json {
  const tags = (document['tags'] as Json[]).map(withShortMarks);
  const text = JSON.stringify({ ...document, tags })
    .replaceAll(SAMPLE_ORIGIN, origin)
    .replaceAll(/\*\*TODO (OP-[\w.-]+)\*\*/g, `**[TODO $1](${register}#$1)**`);
  const shown = JSON.parse(text) as Json;
  shown['servers'] = (shown['servers'] as Json[]).map((server) => {
    return { ...server, url: new URL(String(server['url']), origin).href };
  });
  return shown;
}

/** The heading of a group has only the names of its open points. */
function withShortMarks(tag: Json): Json {
  const paragraphs = ((tag['description'] as string | undefined) ?? '').split('\n\n');
  const marks = paragraphs.filter((paragraph) => paragraph.startsWith('**TODO '));
  const names = marks.map((mark) => /^\*\*TODO OP-[\w.-]+\*\*/.exec(mark)?.[0] ?? '');
  const others = paragraphs.filter((paragraph) => !marks.includes(paragraph));
  return { ...tag, description: [...others, names.join(' · ')].join('\n\n') };
}

/** A list whose first record can stand for the placeholder of its kind. */
export interface IdSource {
  readonly prefix: string;
  readonly path: string;
}

/**
 * Finds for each kind of identifier the list that has them: `/invoices` for the `inv_…` of `/invoices/{id}`. Only lists
 * with pages that a key may read.
 */
export function idSources(document: Json): IdSource[] {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const named = (operation: Operation | undefined, name: string): Parameter | undefined =>
    operation?.parameters?.map((one) => followed(one, document)).find((one) => one.name === name);
  return Object.entries(paths).flatMap(([path, item]) => {
    const list = path.replace(/\/\{id\}$/, '');
    const [prefix, rest] = (named(Object.values(item)[0], 'id')?.example ?? '').split('_');
    const source = list === path ? undefined : paths[list]?.['get'];
    const isList = named(source, 'limit') !== undefined && /:read$/.test(source?.['x-access'] ?? '');
    return isList && prefix !== undefined && rest === SAMPLE_ID ? [{ prefix, path: list }] : [];
  });
}

interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly 'x-access'?: string;
}

interface Parameter {
  readonly name: string;
  readonly example?: string;
}

interface Reference {
  readonly $ref: string;
}

/** A parameter that several operations have stands in `components`. */
function followed(one: Parameter | Reference, document: Json): Parameter {
  return '$ref' in one ? (resolvedAt(document, stepsOf(one.$ref)) as Parameter) : one;
}

/** Puts real identifiers in place of the placeholders. Takes them by prefix: `{ inv: 'inv_…' }`. */
export function withIds(document: Json, ids: Readonly<Record<string, string>>): Json {
  const text = JSON.stringify(document).replaceAll(
    new RegExp(`\\b([a-z]+)_${SAMPLE_ID}\\b`, 'g'),
    (placeholder, prefix: string) => ids[prefix] ?? placeholder,
  );
  return JSON.parse(text) as Json;
}

/** Puts a key in place of the placeholder. */
export function withKey(document: Json, key: string): Json {
  return JSON.parse(JSON.stringify(document).replaceAll(SAMPLE_KEY, key)) as Json;
}
