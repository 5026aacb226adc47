import { firstReleases } from './generated/first-releases.js';

/** The release that this state of the code belongs to. `package.json` says the same. */
export const RELEASE = '0.2.0';

/** The release in which an operation came first, such as `0.1.0`. Takes its id. */
export function sinceOf(operation: string): string {
  return firstReleases[operation] ?? RELEASE;
}

const HEAD =
  '// @generated from the operations of src/modules by npm run generate. What stands here stays.\n';

/** The text of the generated file: what it has said stays, and what is new gets this release. Takes all ids. */
export function firstReleasesFile(operations: readonly string[]): string {
  const lines = operations.toSorted().map((id) => `  '${id}': '${sinceOf(id)}',\n`);
  const type = 'Readonly<Partial<Record<string, string>>>';
  const doc = '/** The release in which each operation came first. */\n';
  return `${HEAD}\n${doc}export const firstReleases: ${type} = {\n${lines.join('')}};\n`;
}
