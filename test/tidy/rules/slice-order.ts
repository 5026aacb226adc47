import type { Import } from './imports.js';
import { floorOf, isDomain, roleOf, sliceOf, type Role } from './places.js';
import { importRule, type Complaint, type Rule } from './rule.js';
import { isSpec } from './source-file-view.js';

interface Uses {
  readonly values: readonly Role[];
  /** Roles of which only types may be imported, by `import type`. */
  readonly types?: readonly Role[];
}

const CORE: readonly Role[] = ['domain', 'problems', 'events', 'resource'];
const ALL: readonly Role[] = [
  ...CORE,
  'entity',
  'repository',
  'service',
  'part',
  'dto',
  'mapper',
  'frozen',
  'controller',
  'job',
  'module',
];

/**
 * What each role of a slice may import from the same slice.
 *
 *   domain <- entities <- repository <- service, queries <- controller, jobs <- module
 *   domain <- dto <- controller
 *   entities <- resource <- everything but the domain
 *
 * A slice without domain/ stores what callers say and decides nothing: there the type of the details is the DTO of
 * the request, which resource, repository and service take by `import type`.
 *
 * The mapper (`<slice>.mapper.ts` or `to-<noun>-dto.ts`) is where the row and the wire meet: it makes DTOs and may
 * know the types of rows and answers, but no entity class at run time. So does `frozen-form.ts`, which names the fields
 * of an issued document for the hash chain; unlike the mapper it is open to the service, which has it chained.
 *
 * The order holds in every folder of a slice: what counts is the suffix of a file, not the folder of its use case.
 */
const MAY_IMPORT: Readonly<Record<Role, Uses>> = {
  resource: { values: ['entity'], types: ['domain'] },
  domain: { values: ['domain', 'problems'] },
  problems: { values: ['domain', 'problems'] },
  events: { values: [...CORE, 'mapper'], types: ['entity', 'repository'] },
  entity: { values: ['domain', 'entity'] },
  repository: { values: [...CORE, 'entity', 'repository'] },
  service: { values: [...CORE, 'entity', 'repository', 'service', 'part', 'frozen'] },
  part: { values: [...CORE, 'entity', 'repository', 'service', 'part', 'frozen'] },
  dto: { values: ['domain', 'dto', 'resource'] },
  mapper: {
    values: ['domain', 'dto', 'mapper', 'resource'],
    types: ['entity', 'repository', 'service', 'part'],
  },
  frozen: { values: ['domain', 'mapper', 'resource'], types: ['entity', 'dto'] },
  controller: { values: [...CORE, 'dto', 'mapper', 'controller', 'service', 'part'], types: ['entity'] },
  job: { values: [...CORE, 'service', 'part'], types: ['entity'] },
  module: { values: ALL },
  door: { values: ALL },
};

const FIX: Readonly<Partial<Record<Role, string>>> = {
  resource: 'a resource file is open to all slices: it knows its entities, and types of its domain',
  domain:
    'domain code imports the kernel, its own folder and the problems only: declare the shape it needs there',
  problems: 'a problem is built from values: pass them to its constructor function',
  dto: 'let the DTO implement an input type of domain/ and keep everything else out of it',
  service: 'let the DTO implement an input type of domain/, and take that type here',
  repository: 'a repository answers entities and domain types; leave decisions to the service',
  mapper: 'use `import type` for rows and answers; the mapper only copies from one shape to the other',
  controller: 'go through the service or the queries; for the type of a row use `import type`',
  frozen: 'use `import type` for rows and answers; decide and load before the form is made',
  job: 'a job calls one method of the service',
};

/** The order of imports inside one slice. Tests are exempt. */
export const sliceOrder: Rule = (files) => {
  const deciding = new Set(files.flatMap(({ path }) => (isDomain(path) ? (sliceOf(path) ?? []) : [])));
  return order(deciding)(files);
};

/** Takes the slices with decisions of their own, in a folder domain/. */
const order = (deciding: ReadonlySet<string>): Rule =>
  importRule(
    (path) => sliceOf(path) !== undefined && !isSpec(path),
    (imported, { path }) => {
      if (imported.target === undefined) return undefined;
      const role = roleOf(path);
      if (sliceOf(imported.target) !== sliceOf(path)) return leavingTheSlice(role, imported.target);
      const target = roleOf(imported.target);
      if (mayImport(role, target, imported)) return undefined;
      const onlyStores = !deciding.has(sliceOf(path) ?? '');
      if (onlyStores && imported.typeOnly && target === 'dto' && STORING.includes(role)) return undefined;
      return {
        wrong:
          target === 'door'
            ? `${role} imports its own slice's index.ts`
            : `${role} imports ${target} (${imported.target})`,
        fix:
          target === 'door'
            ? 'import the file itself'
            : (FIX[role] ?? 'see the order in rules/slice-order.ts'),
      };
    },
  );

/** Roles that use the DTO of a request as the type of the details, in a slice that only stores them. */
const STORING: readonly Role[] = ['resource', 'repository', 'service'];

function mayImport(role: Role, target: Role, { typeOnly }: Import): boolean {
  const { values, types = [] } = MAY_IMPORT[role];
  return values.includes(target) || (typeOnly && types.includes(target));
}

function leavingTheSlice(role: Role, target: string): Complaint | undefined {
  if (role === 'resource' && sliceOf(target) !== undefined) {
    return { wrong: `resource imports ${target}`, fix: 'a resource file knows its own slice only' };
  }
  if ((role !== 'domain' && role !== 'problems') || floorOf(target) === 'kernel') return undefined;
  return {
    wrong: `${role} imports ${target}`,
    fix: 'the decisions of a slice know the kernel only: pass the value in',
  };
}
