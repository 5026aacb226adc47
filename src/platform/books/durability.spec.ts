import { durabilityWarnings, type Durability } from './durability.js';

const SAFE: Durability = {
  fsync: 'on',
  synchronous_commit: 'on',
  synchronous_standby_names: 'FIRST 1 (*)',
  followers: 1,
};

const warningsOf = (found: Partial<Durability>, standbyRequired = false): string[] =>
  durabilityWarnings({ ...SAFE, ...found }, { standbyRequired });

describe('the start', () => {
  it('says nothing about a server that keeps what it confirms', () => {
    expect(warningsOf({}, true)).toEqual([]);
    expect(warningsOf({ synchronous_standby_names: '', followers: 0 })).toEqual([]);
  });

  it('warns of settings that let a crash lose what was answered', () => {
    expect(warningsOf({ fsync: 'off', synchronous_commit: 'off' })).toEqual([
      'PostgreSQL runs with fsync=off: a crash of the machine can destroy the books.',
      'PostgreSQL runs with synchronous_commit=off: a crash can lose changes that were answered.',
    ]);
  });

  it.each([
    ['none is named', { synchronous_standby_names: '' }],
    ['none is there', { followers: 0 }],
    ['commits do not wait', { synchronous_commit: 'local' }],
  ])('warns if a synchronous standby is required and %s', (_why, found) => {
    expect(warningsOf(found, true)).toEqual([expect.stringContaining('no commit waits for a standby')]);
  });
});
