import ts from 'typescript';
import { neighboursRead } from './neighbours-read.js';
import { sliceOf } from './places.js';
import type { Finding, Rule } from './rule.js';
import { isSpec, lineAt, nodesOf, type SourceFileView } from './source-file-view.js';

/** One table that one SQL text names. */
interface Mention {
  readonly path: string;
  readonly line: number;
  readonly table: string;
  readonly writes: boolean;
}

/**
 * SQL reaches only the tables of its own slice: those whose entities stand there, or in the platform for its own.
 *
 * Read are the tables behind SQL's keywords, in capitals, in every text, and the tables that are named by
 * a text of their own, as for a list. What must read a neighbour stands in neighbours-read.ts; nothing writes to one.
 */
export const sqlTables: Rule = (files) => {
  const owners = ownersOf(files);
  return foreignMentions(files, owners)
    .filter((mention) => mention.writes || !isDeclared(mention))
    .map((mention) => complaintAbout(mention, owners.get(mention.table) ?? ''));
};

/** The entries of neighbours-read.ts that no SQL needs any more, as `slice: table`. */
export function unusedDeclarations(files: readonly SourceFileView[]): string[] {
  const used = foreignMentions(files, ownersOf(files)).map(({ path, table }) => `${ownerOf(path)}: ${table}`);
  return neighboursRead
    .flatMap(({ slice, tables }) => tables.map((table) => `${slice}: ${table}`))
    .filter((declared) => !used.includes(declared));
}

function foreignMentions(files: readonly SourceFileView[], owners: ReadonlyMap<string, string>): Mention[] {
  return files
    .filter(({ path }) => ownerOf(path) !== undefined && !isSpec(path))
    .flatMap((view) => mentionsIn(view, owners))
    .filter(({ path, table }) => owners.get(table) !== ownerOf(path));
}

function isDeclared({ path, table }: Mention): boolean {
  return neighboursRead.some(({ slice, tables }) => slice === ownerOf(path) && tables.includes(table));
}

function complaintAbout({ path, line, table, writes }: Mention, owner: string): Finding {
  const door = owner === PLATFORM ? 'src/platform/index.ts' : `src/modules/${owner}/index.ts`;
  return {
    path,
    line,
    wrong: `${ownerOf(path)} ${writes ? 'writes to' : 'reads'} ${table}, a table of ${owner}`,
    fix: writes
      ? `only ${owner} writes to it: call what ${door} offers`
      : `ask through ${door}, or give a reason in rules/neighbours-read.ts`,
  };
}

const PLATFORM = 'platform';

/** The slice of a path; `platform` for the platform, whose tables are its own too. */
function ownerOf(path: string): string | undefined {
  return path.startsWith('src/platform/') ? PLATFORM : sliceOf(path);
}

/** The owner of each table: where the entity of its name stands. */
export function ownersOf(files: readonly SourceFileView[]): ReadonlyMap<string, string> {
  const tables = files
    .filter(({ path }) => ownerOf(path) !== undefined && !isSpec(path))
    .flatMap((view) => nodesOf(view).map((node) => [tableOfEntity(node), ownerOf(view.path)] as const));
  return new Map(tables.filter((entry): entry is readonly [string, string] => entry[0] !== undefined));
}

/** The name in `@Entity('name')`. */
function tableOfEntity(node: ts.Node): string | undefined {
  if (!ts.isDecorator(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  const [name] = given;
  if (!ts.isIdentifier(expression) || expression.text !== 'Entity' || name === undefined) return undefined;
  return ts.isStringLiteral(name) ? name.text : undefined;
}

function mentionsIn(view: SourceFileView, owners: ReadonlyMap<string, string>): Mention[] {
  const mentions = nodesOf(view).flatMap((node) =>
    mentionsOf(node).map(({ offset, table, writes }) => {
      return { path: view.path, line: lineAt(view, node.getStart(view.ast) + offset), table, writes };
    }),
  );
  const known = mentions.filter(({ table }) => owners.has(table));
  // A text inside another one is seen twice.
  return [...new Map(known.map((mention) => [JSON.stringify(mention), mention])).values()];
}

interface Place {
  /** From the beginning of the node. */
  readonly offset: number;
  readonly table: string;
  readonly writes: boolean;
}

function mentionsOf(node: ts.Node): Place[] {
  if (ts.isStringLiteral(node) && namesTable(node)) return [{ offset: 0, table: node.text, writes: false }];
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? tablesIn(node.getText()) : [];
}

/** True for a text that can only be a table, by its underscore or because a list or a VersionedTable is given it. */
function namesTable(node: ts.StringLiteral): boolean {
  const { parent, text } = node;
  if (ts.isDecorator(parent.parent)) return false;
  if (/^[a-z]+_\w+$/.test(text)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'table';
  return ts.isNewExpression(parent) && parent.expression.getText() === 'VersionedTable';
}

const SOURCE = String.raw`(?:ONLY\s+)?(?:public\.)?[a-z_]+(?:\s+(?:AS\s+)?[a-z_]+)?`;
const VERB = String.raw`DELETE\s+FROM|INSERT\s+INTO|UPDATE|FROM|JOIN|USING`;
const TABLES = new RegExp(String.raw`\b(?<verb>${VERB})\s+(?<sources>${SOURCE}(?:\s*,\s*${SOURCE})*)`, 'g');

/** The names behind SQL's keywords, some of which are tables: `FROM a x, b`, `JOIN a`, `INSERT INTO a`. */
function tablesIn(text: string): Place[] {
  return [...text.matchAll(TABLES)].flatMap(({ index, groups }) => {
    const { verb = '', sources = '' } = groups ?? {};
    const tables = sources.split(',').map((source) => source.trim().replace(/^(ONLY\s+)?(public\.)?/, ''));
    return tables.map((table) => ({
      offset: index,
      table: /^\w+/.exec(table)?.[0] ?? '',
      writes: /^(DELETE|INSERT|UPDATE)/.test(verb),
    }));
  });
}
