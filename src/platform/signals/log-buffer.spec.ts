import { execFile } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LogBuffer } from './log-buffer.js';

const run = promisify(execFile);

describe('the lines of a log', () => {
  it('are written at once, in order, if they are from the same turn of the event loop', async () => {
    const written: string[] = [];
    const lines = new LogBuffer({ write: (text) => written.push(text) });
    lines.write('one\n');
    lines.write('two\n');
    expect(written).toEqual([]);
    await nextTurn();
    lines.write('three\n');
    await nextTurn();
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
  });

  it.each([
    ['exits', 'process.exit(3)'],
    ['fails', `throw new Error('A fault.')`],
  ])('are written when the process %s in the same turn', async (_how, end) => {
    const log = new URL('../../../dist/src/platform/signals/log.js', import.meta.url);
    const program = `
      import { Log } from ${JSON.stringify(log.href)};
      new Log('info').info('the last line');
      ${end};`;
    const ended = run(process.execPath, ['--input-type=module', '--eval', program]);
    const { stdout } = await ended.catch((error: unknown) => error as { stdout: string });
    expect(JSON.parse(stdout)).toMatchObject({ msg: 'the last line' });
  });
});
