import { posix } from 'node:path';
import { sliceOf } from './places.js';
import type { Complaint, Finding, Rule } from './rule.js';

const SUFFIXES = new Set(
  (
    'controller service queries repository problems events entity dto job mapper module resource ' +
    'guard strategy filter interceptor pipe middleware decorator examples sql terms list spec d'
  ).split(' '),
);

/** The suffix of every file in a folder of a slice. The Swagger plugin depends on some of them. */
const SUFFIX_IN: Readonly<Record<string, string>> = { dto: 'dto', entities: 'entity', jobs: 'job' };

/** File names are kebab-case with at most one suffix, from the list; `.spec` may follow any. */
export const fileNames: Rule = (files) =>
  files
    .filter(({ path }) => /^(src|test|tools|bench)\/.*\.tsx?$/.test(path))
    .flatMap(({ path }): Finding[] => {
      const complaint = judge(path);
      return complaint === undefined ? [] : [{ path, line: 1, ...complaint }];
    });

function judge(path: string): Complaint | undefined {
  const parts = posix
    .basename(path)
    .replace(/\.tsx?$/, '')
    .split('.');
  const suffixes = parts.slice(1);
  const names = [...posix.dirname(path).split('/'), parts[0] ?? ''];
  const crooked = names.find((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  if (crooked !== undefined)
    return { wrong: `${crooked} is not kebab-case`, fix: 'use small letters, digits and hyphens' };
  const unknown = suffixes.find((suffix) => !SUFFIXES.has(suffix));
  if (unknown !== undefined || suffixes.filter((suffix) => suffix !== 'spec').length > 1) {
    return {
      wrong: `.${suffixes.join('.')} is not a known suffix`,
      fix: `use one of ${[...SUFFIXES].join(', ')}, or none; a new kind of file is added in rules/file-names.ts`,
    };
  }
  return wrongFolder(path, suffixes);
}

function wrongFolder(path: string, suffixes: readonly string[]): Complaint | undefined {
  if (sliceOf(path) === undefined) return undefined;
  const expected = SUFFIX_IN[posix.basename(posix.dirname(path))];
  if (expected !== undefined && suffixes[0] !== expected && suffixes[0] !== 'spec') {
    return {
      wrong: `a file of this folder ends with .${expected}.ts`,
      fix: 'rename it, or move it to where it belongs',
    };
  }
  const home = Object.entries(SUFFIX_IN).find(([, suffix]) => suffix === suffixes[0])?.[0];
  if (home !== undefined && expected === undefined) {
    return {
      wrong: `a .${suffixes[0] ?? ''}.ts file stands outside ${home}/`,
      fix: `move it to ${home}/`,
    };
  }
  return undefined;
}
