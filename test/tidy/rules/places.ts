/** The floors of docs/architecture.md, from top to bottom, and the folders beside them. */
export type Floor =
  | 'app'
  | 'modules'
  | 'platform'
  | 'engines'
  | 'packages'
  | 'kernel'
  | 'migrations'
  | 'schema'
  | 'test'
  | 'tools'
  | 'panel'
  | 'clients';

/** The files that list all entities and migrations, and may therefore import from every slice. */
const SCHEMA_LISTS: readonly string[] = ['ormconfig.ts', 'src/schema.ts'];

/** Returns the floor of a path; undefined for a path of no floor, such as a configuration file. */
export function floorOf(path: string): Floor | undefined {
  if (SCHEMA_LISTS.includes(path)) return 'schema';
  if (/^src\/[^/]+$/.test(path)) return 'app';
  if (path.startsWith('src/database/')) return 'migrations';
  if (path.startsWith('bench/')) return 'tools';
  const [, inside, beside] =
    /^(?:src\/(modules|platform|engines|kernel)|(test|tools|panel|clients|packages))\//.exec(path) ?? [];
  return (inside ?? beside) as Floor | undefined;
}

/** The houses of slices, from bottom to top: a house uses itself and those before it (rules/houses.ts). */
export const HOUSES = ['people', 'books', 'outgoing', 'selling', 'bank', 'buying', 'record'] as const;

/** Returns the house of a path: `books` for `src/modules/books/invoices/...`. */
export function houseOf(path: string): string | undefined {
  return /^src\/modules\/([^/]+)\/[^/]+\//.exec(path)?.[1];
}

/** Returns the slice of a path: `invoices` for `src/modules/books/invoices/...`. */
export function sliceOf(path: string): string | undefined {
  return /^src\/modules\/[^/]+\/([^/]+)\//.exec(path)?.[1];
}

/** Returns the folder of the slice that a path is in: `src/modules/books/invoices`. */
export function sliceFolderOf(path: string): string | undefined {
  return /^src\/modules\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** Whether a file is the index.ts of a slice. */
export function isDoor(path: string): boolean {
  return /^src\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(path);
}

/** The only list of resources. Every slice may read it. */
export const RESOURCES = 'src/modules/resources.ts';

/** Whether a file declares what other slices must know about one. All of them may import it. */
export function isResource(path: string): boolean {
  return /^src\/modules\/[^/]+\/[^/]+\/[a-z-]+\.resource\.ts$/.test(path);
}

/** Whether code must be pure: the kernel, and the domain folder of a slice. */
export function isPure(path: string): boolean {
  return path.startsWith('src/kernel/') || isDomain(path);
}

/** Whether a file is in the domain folder of a slice. */
export function isDomain(path: string): boolean {
  return sliceOf(path) !== undefined && path.includes('/domain/');
}

/**
 * The kind of a file within its slice. `part` is a file without a suffix; it ranks with the service. `frozen` makes the
 * form of an issued document that enters the hash chain.
 */
export type Role =
  | 'resource'
  | 'domain'
  | 'problems'
  | 'events'
  | 'entity'
  | 'repository'
  | 'service'
  | 'part'
  | 'dto'
  | 'mapper'
  | 'frozen'
  | 'controller'
  | 'job'
  | 'module'
  | 'door';

const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/\.resource\.ts$/, 'resource'],
  [/\/domain\//, 'domain'],
  [/\.problems\.ts$/, 'problems'],
  [/\.events\.ts$/, 'events'],
  [/\/entities\/|\.entity\.ts$/, 'entity'],
  [/\.(repository|sql|terms)\.ts$/, 'repository'],
  [/\.(service|queries)\.ts$/, 'service'],
  [/\/dto\/|\.(dto|examples)\.ts$/, 'dto'],
  [/\.mapper\.ts$|\/to-[a-z-]+-dto\.ts$/, 'mapper'],
  [/\.(controller|guard|strategy|filter|interceptor|pipe|middleware|decorator)\.ts$/, 'controller'],
  [/\/jobs\/|\.job\.ts$/, 'job'],
  [/\.module\.ts$/, 'module'],
  [/\/frozen-form\.ts$/, 'frozen'],
];

/** Returns the role of a file of a slice, from its folder and its suffix. */
export function roleOf(path: string): Role {
  if (isDoor(path)) return 'door';
  const [, role] = ROLES.find(([pattern]) => pattern.test(path)) ?? [];
  return role ?? 'part';
}
