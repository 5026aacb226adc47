import { spawnSync } from 'node:child_process';

describe('requests that Schemathesis generates from the published document', () => {
  it('get no 5xx and no undocumented answer, for 40 seconds', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['test/fuzz/fuzz.mjs', '--seconds', '40'],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, output: status === 0 ? '' : stdout.slice(-6_000) + stderr.slice(-2_000) }).toEqual({
      status: 0,
      output: '',
    });
  }, 600_000);
});
