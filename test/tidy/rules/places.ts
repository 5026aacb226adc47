/** The floors of docs/architecture.md, from the roof down, and the folders that stand beside them. */
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

/** The files that list all entities and migrations, and so may look into every slice. */
const SCHEMA_LISTS: readonly string[] = ['ormconfig.ts', 'src/schema.ts'];

/** The floor a path stands on; undefined for a path of no floor, such as a configuration file. */
export function floorOf(path: string): Floor | undefined {
  if (SCHEMA_LISTS.includes(path)) return 'schema';
  if (/^src\/[^/]+$/.test(path)) return 'app';
  if (path.startsWith('src/database/')) return 'migrations';
  if (path.startsWith('bench/')) return 'tools';
  const [, inside, beside] =
    /^(?:src\/(modules|platform|engines|kernel)|(test|tools|panel|clients|packages))\//.exec(path) ?? [];
  return (inside ?? beside) as Floor | undefined;
}

/** The slice a path belongs to: `invoices` of `src/modules/invoices/...`. */
export function sliceOf(path: string): string | undefined {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1];
}

/** True for the door of a slice, its index.ts. */
export function isDoor(path: string): boolean {
  return /^src\/modules\/[^/]+\/index\.ts$/.test(path);
}

/** The one list of resources, which every slice may read. */
export const RESOURCES = 'src/modules/resources.ts';

/** True for a file that declares what the other slices must know of one, and that all of them may read. */
export function isResource(path: string): boolean {
  return /^src\/modules\/[^/]+\/[a-z-]+\.resource\.ts$/.test(path);
}

/** True for code that must be pure: the kernel, and the domain folder of a slice. */
export function isPure(path: string): boolean {
  return path.startsWith('src/kernel/') || isDomain(path);
}

/** True for a file in the domain folder of a slice. */
export function isDomain(path: string): boolean {
  return sliceOf(path) !== undefined && path.includes('/domain/');
}

/**
 * What a file is within its slice. `part` is any file without a suffix of its own; it ranks with the service. `frozen`
 * makes the form of an issued document that enters the hash chain.
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
  [/\.(repository|sql)\.ts$/, 'repository'],
  [/\.(service|queries)\.ts$/, 'service'],
  [/\/dto\/|\.(dto|examples)\.ts$/, 'dto'],
  [/\.mapper\.ts$|\/to-[a-z-]+-dto\.ts$/, 'mapper'],
  [/\.(controller|guard|strategy|filter|interceptor|pipe|middleware|decorator)\.ts$/, 'controller'],
  [/\/jobs\/|\.job\.ts$/, 'job'],
  [/\.module\.ts$/, 'module'],
  [/\/frozen-form\.ts$/, 'frozen'],
];

/** The role of a file of a slice, decided by its folder and its suffix. */
export function roleOf(path: string): Role {
  if (isDoor(path)) return 'door';
  const [, role] = ROLES.find(([pattern]) => pattern.test(path)) ?? [];
  return role ?? 'part';
}
