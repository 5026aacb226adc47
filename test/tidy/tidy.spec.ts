import { readFileSync } from 'node:fs';
import { excuse } from './excuse.js';
import { EXEMPTIONS, EXEMPTIONS_MAX, type Exemption } from './exemptions.js';
import { fixtureNames, readFixture } from './read-fixture.js';
import { readRepository } from './read-repository.js';
import { RULES, type RuleName } from './rules/index.js';
import { neighboursRead } from './rules/neighbours-read.js';
import type { Finding } from './rules/rule.js';
import { ownersOf, unusedDeclarations } from './rules/sql-tables.js';

/**
 * The rules of docs/architecture.md and docs/style.md, checked over the whole repository.
 *
 * A rule is a pure function from files to findings in rules/, listed in rules/index.ts. Its fixture of the same name in
 * fixtures/ shows what it finds and what it ignores. A place that must break a rule is in exemptions.ts.
 */
const names = Object.keys(RULES) as RuleName[];

describe('the repository', () => {
  const files = readRepository();

  it('has files to check', () => {
    expect(files.map(({ path }) => path)).toContain('test/tidy/tidy.spec.ts');
  });

  it.each(names)('keeps the rule: %s', (name) => {
    const exemptions = EXEMPTIONS.filter(({ rule }) => rule === name);
    expect(excuse(RULES[name](files), exemptions)).toEqual([]);
  });
});

describe("the list of neighbours' tables that SQL reads", () => {
  it('is checked against every existing table', () => {
    const tables = readFileSync('src/database/schema.sql', 'utf8').matchAll(/^CREATE TABLE (\w+)/gm);
    expect([...ownersOf(readRepository()).keys()].sort()).toEqual([...tables].map(([, table]) => table));
  });

  it('has no table that nothing reads any more', () => {
    expect(unusedDeclarations(readRepository())).toEqual([]);
  });

  it('gives each slice one entry, with a reason of a sentence', () => {
    const slices = neighboursRead.map(({ slice }) => slice);
    expect(slices).toEqual([...new Set(slices)]);
    expect(neighboursRead.filter(({ reason }) => !/^[A-Z].{40,}\.$/.test(reason))).toEqual([]);
  });
});

describe('a rule of the repository', () => {
  it('has a fixture of its own name', () => {
    expect(fixtureNames()).toEqual([...names].sort());
  });

  it.each(names)('finds what its fixture marks, and nothing else: %s', (name) => {
    const { files, bites } = readFixture(name);
    expect(bites).not.toEqual([]);
    expect(
      RULES[name](files)
        .map(({ path, line }) => `${path}:${line}`)
        .sort(),
    ).toEqual([...bites].sort());
  });
});

describe('the register of exemptions', () => {
  const finding: Finding = { path: 'src/a.ts', line: 7, wrong: 'it is wrong', fix: 'do it right' };
  const exemption: Exemption = {
    rule: 'cycles',
    path: 'src/a.ts',
    findings: 1,
    reason: 'Stands in for a real one.',
  };

  it('only shrinks', () => {
    expect(EXEMPTIONS).toHaveLength(EXEMPTIONS_MAX);
  });

  it('gives each file at most one entry per rule, with a reason of a sentence', () => {
    const keys = EXEMPTIONS.map(({ rule, path }) => `${rule} ${path}`);
    expect(keys).toEqual([...new Set(keys)]);
    expect(EXEMPTIONS.filter(({ reason }) => !/^.{20,}\.$/.test(reason))).toEqual([]);
  });

  it('covers exactly the stated number of findings', () => {
    expect(excuse([finding], [exemption])).toEqual([]);
    expect(excuse([finding, finding], [exemption])).toHaveLength(2);
  });

  it('reports an uncovered finding in one line', () => {
    expect(excuse([finding], [])).toEqual(['src/a.ts:7: it is wrong; do it right']);
  });

  it('reports an entry that is no longer needed', () => {
    expect(excuse([], [exemption])).toEqual([
      'test/tidy/exemptions.ts:1: src/a.ts is exempt for 1 findings and has 0; lower the number, or remove the entry',
    ]);
  });
});
