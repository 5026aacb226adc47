type Json = Readonly<Record<string, unknown>>;

/** An operation as the search sees it: its words by how much they say about it. */
export interface SearchEntry {
  /** Method and path, such as `get /invoices`. */
  readonly key: string;
  readonly fields: readonly (readonly [weight: number, text: string])[];
}

const TITLE = 100;
const NAME = 40;
const FIELD = 5;
const PROSE = 1;

/**
 * Lists what can be found of each operation: its title, its name and path, its parameters and the fields of its body
 * and answers, and its description. Open points do not count, because they speak of many things beside the operation.
 */
export function searchEntries(document: Json): SearchEntry[] {
  return Object.entries((document['paths'] ?? {}) as Record<string, Json>).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Json>).map(([method, operation]) => {
      const { names, prose } = wordsBelow(operation, document);
      return {
        key: `${method} ${path}`,
        fields: [
          [TITLE, textOf(operation['summary'])],
          [NAME, `${textOf(operation['operationId'])} ${path} ${(operation['tags'] as string[]).join(' ')}`],
          [FIELD, [...names].join(' ')],
          [PROSE, `${withoutTodos(textOf(operation['description']))} ${prose.join(' ')}`],
        ].map(([weight, text]) => [weight as number, (text as string).toLowerCase()] as const),
      };
    }),
  );
}

/** Returns the score of each operation that contains every word of a phrase, by key. */
export function search(entries: readonly SearchEntry[], phrase: string): Map<string, number> {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, number>();
  for (const { key, fields } of entries) {
    const scores = words.map((word) => scoreOf(fields, word));
    if (scores.every((score) => score > 0))
      found.set(
        key,
        scores.reduce((sum, score) => sum + score, 0),
      );
  }
  return found;
}

function scoreOf(fields: SearchEntry['fields'], word: string): number {
  return fields.reduce((sum, [weight, text]) => sum + weight * matchOf(text, word), 0);
}

/** Inside a word it counts half: who asks for `invoices.create` does not mean `recurring_invoices.create`. */
function matchOf(text: string, word: string): number {
  let at = text.indexOf(word);
  if (at < 0) return 0;
  while (at >= 0 && /\w/.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at < 0 ? 0.5 : 1;
}

/** The names and descriptions of all that an operation takes and returns, except what every error has. */
function wordsBelow(operation: Json, document: Json): { names: Set<string>; prose: string[] } {
  const names = new Set<string>();
  const prose: string[] = [];
  const seen = new Set<string>();
  const visit = (part: unknown, isNamed: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) visit(one, false);
      return;
    }
    for (const [key, value] of Object.entries(part as Json)) {
      if (isNamed) names.add(key);
      if (key === 'name' && typeof value === 'string') names.add(value);
      if (key === '$ref' && typeof value === 'string' && !seen.has(value)) {
        seen.add(value);
        visit(referenced(document, value), false);
      }
      if (key === 'description' && typeof value === 'string') prose.push(withoutTodos(value));
      if (!/^(?:examples?|x-.*|[45]\d\d|security)$/.test(key)) visit(value, key === 'properties');
    }
  };
  visit({ parameters: operation['parameters'], requestBody: operation['requestBody'] }, false);
  visit(operation['responses'], false);
  return { names, prose };
}

function referenced(document: Json, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document);
}

function withoutTodos(text: string): string {
  return text
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('**TODO '))
    .join(' ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
