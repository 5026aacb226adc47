import { startProblem } from './start-problem.js';

describe('the reason why the service cannot start', () => {
  it.each([
    ['XX001', /^The files of the database are damaged, .*: put a backup in their place\.$/],
    ['XX002', /^The files of the database are damaged, .*: put a backup in their place\.$/],
    ['ECONNREFUSED', /the connection was refused\.$/],
  ])('is one sentence for %s', (code, sentence) => {
    expect(startProblem(Object.assign(new Error('invalid page in block 0'), { code }))).toMatch(sentence);
  });

  it.each([
    'timeout expired',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
  ])('is one sentence for pg’s message: %s', (message) => {
    expect(startProblem(new Error(message))).toMatch(/it does not answer\.$/);
  });
});
