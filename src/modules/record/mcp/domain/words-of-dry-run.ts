/** As much of a dry run as is told in words. */
export interface ToldDryRun {
  readonly operation: string;
  readonly needs_approval: boolean;
  readonly answer: object | null;
  readonly provisional: readonly string[];
  readonly changes: readonly {
    readonly object: string;
    readonly object_id: string | null;
    readonly before: object;
    readonly after: object;
  }[];
  readonly messages: readonly { readonly to: readonly string[]; readonly subject: string }[];
  readonly documents: readonly { readonly format: string; readonly valid: boolean }[];
  readonly warnings: readonly string[];
}

/** Numbers, states, days and amounts. Whatever people may have written is not repeated in a sentence of ours. */
const PLAIN = /^[A-Za-z0-9_.:/+-]{1,40}$/;
const FACTS = ['id', 'number', 'status', 'currency', 'total', 'amount', 'amount_due', 'due_date'];
const CHANGES_MAX = 12;

/** Says what would happen, and how it is made to happen. */
export function wordsOfDryRun(dryRun: ToldDryRun): string {
  const { operation, answer, provisional, changes, messages, documents, warnings } = dryRun;
  const facts = plainFacts(answer ?? {}, FACTS);
  const sentences = [
    `Nothing has been done yet. ${operation} would succeed`,
    facts === '' ? '' : `Its result would be: ${facts}`,
    dryRun.needs_approval ? 'A person has to approve it afterwards before it is done' : '',
    ...changes.slice(0, CHANGES_MAX).flatMap(wordsOfChange),
    ...messages.map(({ to }) => `A mail would go to ${to.length} address${to.length === 1 ? '' : 'es'}`),
    ...documents.map(({ format, valid }) => `The document would ${valid ? '' : 'not '}be valid as ${format}`),
    warnings.length === 0 ? '' : `There are ${warnings.length} warnings in dry_run`,
    provisional.length === 0 ? '' : `Provisional: ${provisional.join(', ')}`,
    'Show this to the person you act for. To do it, call the tool again with the same arguments and with confirmation',
  ];
  return `${sentences.filter((sentence) => sentence !== '').join('. ')}.`;
}

function wordsOfChange({ object, object_id, before, after }: ToldDryRun['changes'][number]): string[] {
  const was = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([, value]) => isPlain(value));
  const words = changed
    .filter(([name]) => isPlain(was[name]))
    .map(([name, value]) => `${name} from ${String(was[name])} to ${String(value)}`);
  return words.length === 0 ? [] : [`${object} ${object_id ?? ''}: ${words.join(', ')}`];
}

function plainFacts(answer: object, names: readonly string[]): string {
  const values = answer as Readonly<Record<string, unknown>>;
  const plain = names.filter((name) => values[name] !== undefined && isPlain(values[name]));
  return plain.map((name) => `${name} ${String(values[name])}`).join(', ');
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return PLAIN.test(value);
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
