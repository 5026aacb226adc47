import ts from 'typescript';
import { neighboursRead } from './neighbours-read.js';
import { sliceOf } from './places.js';
import type { Finding, Rule } from './rule.js';
import { isSpec, lineAt, nodesOf, type SourceFileView } from './source-file-view.js';

/** A table of another slice that an SQL text names. */
export interface Mention {
  readonly path: string;
  readonly line: number;
  readonly table: string;
  readonly writes: boolean;
}

/**
 * SQL uses only the tables of its own slice: those whose entities are in the slice, or in the platform for its own.
 *
 * Finds the tables after SQL keywords in capitals, in every text, and tables in a text of their own, as for a list.
 * Reading a neighbour's table requires an entry in neighbours-read.ts; writing to one is forbidden.
 */
export const sqlTables: Rule = (files) => {
  const owners = ownersOf(files);
  return foreignMentions(files, owners)
    .filter((mention) => mention.writes || !isDeclared(mention))
    .map((mention) => complaintAbout(mention, owners.get(mention.table) ?? ''));
};

/** Returns the entries of neighbours-read.ts that no SQL uses any more, as `slice: table`. */
export function unusedDeclarations(files: readonly SourceFileView[]): string[] {
  const used = foreignMentions(files, ownersOf(files)).map(({ path, table }) => `${ownerOf(path)}: ${table}`);
  return neighboursRead
    .flatMap(({ slice, tables }) => tables.map((table) => `${slice}: ${table}`))
    .filter((declared) => !used.includes(declared));
}

/** Returns the tables of other slices that SQL names, specs left out. */
export function foreignMentions(
  files: readonly SourceFileView[],
  owners: ReadonlyMap<string, string>,
): Mention[] {
  return files
    .filter(({ path }) => ownerOf(path) !== undefined && !isSpec(path))
    .flatMap((view) => mentionsIn(view, owners))
    .filter(({ path, table }) => owners.get(table) !== ownerOf(path));
}

function isDeclared({ path, table }: Mention): boolean {
  return neighboursRead.some(({ slice, tables }) => slice === ownerOf(path) && tables.includes(table));
}

function complaintAbout({ path, line, table, writes }: Mention, owner: string): Finding {
  const door = owner === PLATFORM ? 'src/platform/index.ts' : `the index.ts of ${owner}`;
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

/** Returns the slice of a path; `platform` for the platform, which has tables of its own. */
function ownerOf(path: string): string | undefined {
  return path.startsWith('src/platform/') ? PLATFORM : sliceOf(path);
}

const ownersByFiles = new WeakMap<readonly SourceFileView[], ReadonlyMap<string, string>>();

/** Returns the owner of each table: the slice with its entity. */
export function ownersOf(files: readonly SourceFileView[]): ReadonlyMap<string, string> {
  const known = ownersByFiles.get(files);
  if (known !== undefined) return known;
  const tables = files
    .filter(({ path }) => ownerOf(path) !== undefined && !isSpec(path))
    .flatMap((view) => nodesOf(view).map((node) => [tableOfEntity(node), ownerOf(view.path)] as const));
  const owners = new Map(
    tables.filter((entry): entry is readonly [string, string] => entry[0] !== undefined),
  );
  ownersByFiles.set(files, owners);
  return owners;
}

/** Returns the name in `@Entity('name')`. */
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
  // A text inside another one is visited twice.
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

/** Whether a text can only be a table, because of its underscore or because a list or a VersionedTable takes it. */
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

/** Returns the names after SQL keywords, some of which are tables: `FROM a x, b`, `JOIN a`, `INSERT INTO a`. */
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
