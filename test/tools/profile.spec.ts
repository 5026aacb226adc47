import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly cpu?: number | undefined;
}

interface ProfileTool {
  phaseMeter(): { phases: Phase[]; phase<T>(name: string, work: () => Promise<T>): Promise<T> };
  profileOf(run: { phases: Phase[]; report: object; root: string }): string;
}

const ROOT = resolve(import.meta.dirname, '../..');
let tool: ProfileTool;

beforeAll(async () => {
  tool = (await import(pathToFileURL(join(ROOT, 'tools/test/profile.mjs')).href)) as ProfileTool;
});

const report = {
  testResults: [
    { name: '/books/src/a.spec.ts', startTime: 0, endTime: 2_000 },
    { name: '/books/test/stories/slow.spec.ts', startTime: 0, endTime: 61_400 },
    { name: '/books/test/stories/links/quick.spec.ts', startTime: 0, endTime: 1_000 },
  ],
};

describe('the profile of a test run', () => {
  it('says what phases, rooms and files took, the dearest first', () => {
    const phases = [{ name: 'check', seconds: 12.4, cpu: undefined }];
    const rows = tool.profileOf({ phases, report, root: '/books' }).split('\n');
    expect(rows.filter((row) => row !== '' && !row.startsWith('| ---'))).toEqual([
      '| phase | seconds | CPU |',
      '| check | 12 |  |',
      '| room | files | seconds of all |',
      '| test/stories | 2 | 62 |',
      '| src | 1 | 2 |',
      '| file | seconds |',
      '| test/stories/slow.spec.ts | 61 |',
      '| src/a.spec.ts | 2 |',
      '| test/stories/links/quick.spec.ts | 1 |',
    ]);
  });

  it('measures a phase that fails too', async () => {
    const { phases, phase } = tool.phaseMeter();
    await expect(phase('check', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(phases).toMatchObject([{ name: 'check', seconds: expect.any(Number) }]);
  });
});
