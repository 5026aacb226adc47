/** Maps templates to files, and lines to the lists that get them. */

export function filesOf({ file, files, stamp }) {
  const folder = `src/modules/${files}`;
  const roles = [
    'module',
    'resource',
    'controller',
    'service',
    'repository',
    'terms',
    'list',
    'mapper',
    'events',
  ];
  return {
    'README.md': `${folder}/README.md`,
    'index.ts': `${folder}/index.ts`,
    'entity.ts': `${folder}/entities/${file}.entity.ts`,
    'dto.ts': `${folder}/dto/${file}.dto.ts`,
    ...Object.fromEntries(roles.map((role) => [`${role}.ts`, `${folder}/${files}.${role}.ts`])),
    'migration.ts': `src/database/migrations/${stamp}-create-${files}.ts`,
    'story.ts': `test/stories/${files}.spec.ts`,
  };
}

/** Returns, by file, an import after the last similar one, and an entry at the end of a list. */
export function linesOf({ files, nouns, Nouns, stamp }) {
  return {
    'src/app.module.ts': {
      import: `import { ${Nouns}Module } from './modules/${files}/${files}.module.js';`,
      behind: /^import .* from '\.\/modules\/.*;$/gm,
      list: '@Module({\n  imports: [',
      entry: `    ${Nouns}Module,`,
    },
    'src/modules/resources.ts': {
      import: `import { ${nouns} } from './${files}/${files}.resource.js';`,
      behind: /^import .* from '\.\/.*;$/gm,
      list: 'export const resources: readonly Resource[] = [',
      entry: `  ${nouns},`,
    },
    'src/database/migrations/index.ts': {
      import: `import { Create${Nouns}${stamp} } from './${stamp}-create-${files}.js';`,
      behind: /^import .*;$/gm,
      list: 'export const migrations = [',
      entry: `  Create${Nouns}${stamp},`,
    },
  };
}

/** Adds the import and the entry to the text of a file. Raises an Error if the list is not found. */
export function withLines(text, { import: line, behind, list, entry }) {
  const last = [...text.matchAll(behind)].at(-1);
  const start = text.indexOf(list);
  if (last === undefined || start === -1) throw new Error(`The list "${list}" is not where it was.`);
  const end = /\n *\]/.exec(text.slice(start + list.length));
  if (end === null) throw new Error(`The list "${list}" has no end.`);
  const at = start + list.length + end.index;
  const afterImport = last.index + last[0].length;
  return `${text.slice(0, afterImport)}\n${line}${text.slice(afterImport, at)}\n${entry}${text.slice(at)}`;
}
