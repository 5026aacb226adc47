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
 * The house rules of docs/architecture.md and docs/style.md, held over the whole repository.
 *
 * A rule is a pure function from files to findings in rules/, listed in rules/index.ts. Its fixture of the same name in
 * fixtures/ shows what it finds and what it leaves alone. A place that must break a rule stands in exemptions.ts.
 */
const names = Object.keys(RULES) as RuleName[];

describe('the repository', () => {
  const files = readRepository();

  it('is read at all', () => {
    expect(files.map(({ path }) => path)).toContain('test/tidy/tidy.spec.ts');
  });

  it.each(names)('keeps the rule: %s', (name) => {
    const exemptions = EXEMPTIONS.filter(({ rule }) => rule === name);
    expect(excuse(RULES[name](files), exemptions)).toEqual([]);
  });
});

describe("the list of neighbours' tables that SQL reads", () => {
  it('is held against every table that there is', () => {
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

describe('a rule', () => {
  it('has a fixture of its own name', () => {
    expect(fixtureNames()).toEqual([...names].sort());
  });

  it.each(names)('bites where its fixture says, and nowhere else: %s', (name) => {
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

  it('covers exactly as many findings as it says', () => {
    expect(excuse([finding], [exemption])).toEqual([]);
    expect(excuse([finding, finding], [exemption])).toHaveLength(2);
  });

  it('complains about what is not covered in one line', () => {
    expect(excuse([finding], [])).toEqual(['src/a.ts:7: it is wrong; do it right']);
  });

  it('complains about an entry that is no longer needed', () => {
    expect(excuse([], [exemption])).toEqual([
      'test/tidy/exemptions.ts:1: src/a.ts is exempt for 1 findings and has 0; lower the number, or remove the entry',
    ]);
  });
});
