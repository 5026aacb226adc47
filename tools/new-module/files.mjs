/** Maps templates to files, and lines to the lists that get them. */

export function filesOf({ house, file, files, stamp }) {
  const folder = `src/modules/${house}/${files}`;
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
    'create-dto.ts': `${folder}/dto/create-${file}.dto.ts`,
    'dto.ts': `${folder}/dto/${file}.dto.ts`,
    ...Object.fromEntries(roles.map((role) => [`${role}.ts`, `${folder}/${files}.${role}.ts`])),
    'migration.ts': `src/database/migrations/${stamp}-create-${files}.ts`,
    'story.ts': `test/stories/${files}.spec.ts`,
  };
}

/** Returns, by file, an import after the last similar one if it needs one, and an entry at the end of a list. */
export function linesOf({ house, files, nouns, Nouns, event, table, terms, stamp }) {
  return {
    'src/app.module.ts': {
      import: `import { ${Nouns}Module } from './modules/${house}/${files}/${files}.module.js';`,
      behind: /^import .* from '\.\/modules\/.*;$/gm,
      list: '@Module({\n  imports: [',
      entry: `    ${Nouns}Module,`,
    },
    'src/modules/resources.ts': {
      import: `import { ${nouns} } from './${house}/${files}/${files}.resource.js';`,
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
    'src/modules/record/privacy/domain/unpersonal-data.ts': {
      list: 'export const unpersonalData: Readonly<Record<string, readonly string[]>> = {',
      entry: `  ${table}: ['name', 'name_key', 'note', 'metadata'],\n  ${terms}_terms: ['term'],`,
    },
    'panel/src/live/changed-queries.ts': {
      list: 'const SHOWN: Readonly<Record<string, readonly Noun[]>> = {',
      entry: `  ${event}: [],`,
    },
  };
}

/** Adds the import and the entry to the text of a file. Raises an Error if the list is not found. */
export function withLines(text, { import: line, behind, list, entry }) {
  const start = text.indexOf(list);
  if (start === -1) throw new Error(`The list "${list}" is not where it was.`);
  const end = (list.endsWith('{') ? /\n\}/ : /\n *\]/).exec(text.slice(start + list.length));
  if (end === null) throw new Error(`The list "${list}" has no end.`);
  const at = start + list.length + end.index;
  const listed = `${text.slice(0, at)}\n${entry}${text.slice(at)}`;
  if (line === undefined) return listed;
  const last = [...text.matchAll(behind)].at(-1);
  if (last === undefined) throw new Error(`No import of a file is like "${line}".`);
  const afterImport = last.index + last[0].length;
  return `${listed.slice(0, afterImport)}\n${line}${listed.slice(afterImport)}`;
}
