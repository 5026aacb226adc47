import { packageOf, type Import } from './imports.js';
import { floorOf, isPure, type Floor } from './places.js';
import { importRule, type Complaint, type Finding, type Rule } from './rule.js';
import { isSpec, type SourceFileView } from './source-file-view.js';

const EVERYTHING: readonly Floor[] = [
  'app',
  'modules',
  'platform',
  'engines',
  'packages',
  'kernel',
  'migrations',
  'schema',
  'test',
  'tools',
  'panel',
  'clients',
];

/** The floors that each floor may import: itself and those below. */
const MAY_IMPORT: Readonly<Record<Floor, readonly Floor[]>> = {
  app: ['app', 'schema', 'modules', 'platform', 'engines', 'packages', 'kernel'],
  modules: ['modules', 'platform', 'kernel'],
  platform: ['platform', 'engines', 'packages', 'kernel'],
  engines: ['engines', 'kernel'],
  packages: ['packages'],
  kernel: ['kernel'],
  migrations: [],
  schema: ['schema', 'app', 'modules', 'platform', 'packages', 'kernel', 'migrations'],
  test: EVERYTHING,
  tools: EVERYTHING,
  panel: ['panel', 'clients'],
  clients: ['clients'],
};

/** Built-in modules without side effects, with the names that may be imported from them. */
const PURE_BUILTINS: Readonly<Record<string, readonly string[]>> = {
  'node:assert': ['assert', 'strict', 'default'],
  'node:assert/strict': ['assert', 'default'],
  'node:crypto': ['createHash', 'createHmac', 'timingSafeEqual'],
  'node:zlib': ['crc32'],
};

/** Imports go downward only: app, modules, platform, engines, kernel. The kernel and each domain import no package. */
export const floors: Rule = (files) => [...files.flatMap(withoutFloor), ...direction(files)];

const direction = importRule(
  () => true,
  (imported, { path }) => {
    if (imported.target === undefined) return ofPackage(path, imported);
    const from = floorOf(path);
    const to = floorOf(imported.target);
    if (from === undefined || to === undefined || MAY_IMPORT[from].includes(to)) return undefined;
    if (to === 'migrations' && mayLoadMigrations(path, imported.target)) return undefined;
    if (to === 'test' && isSpec(path)) return undefined;
    return {
      wrong: `${from} imports ${to} (${imported.target})`,
      fix: 'imports run downward only: move what is shared down a floor, or pass it in from above',
    };
  },
);

function withoutFloor({ path }: SourceFileView): Finding[] {
  if (!path.startsWith('src/') || floorOf(path) !== undefined) return [];
  const fix = 'move it to kernel, engines, platform or the slice that owns it';
  return [{ path, line: 1, wrong: 'the file stands on no floor', fix }];
}

/** Migrations may share locked support files. */
function mayLoadMigrations(path: string, target: string): boolean {
  if (path.startsWith('src/platform/books/') || path === 'src/database/migrations/index.ts') return true;
  return floorOf(path) === 'migrations' && target.startsWith('src/database/migrations/support/');
}

function ofPackage(path: string, imported: Import): Complaint | undefined {
  if (isSpec(path)) return undefined;
  if (isPure(path) && !isPureBuiltin(imported)) {
    return {
      wrong: `pure code imports ${imported.specifier}`,
      fix: 'kernel and domain are plain TypeScript: do this on the floor above and pass the result in',
    };
  }
  if (floorOf(path) === 'migrations' && packageOf(imported) !== 'typeorm') {
    return {
      wrong: `a migration imports ${imported.specifier}`,
      fix: 'a migration imports typeorm and its locked support/ only: it must run unchanged in ten years',
    };
  }
  return undefined;
}

function isPureBuiltin({ specifier, bindings }: Import): boolean {
  const names = PURE_BUILTINS[specifier] ?? [];
  return (
    bindings.length > 0 && bindings.every(({ imported, typeOnly }) => typeOnly || names.includes(imported))
  );
}
