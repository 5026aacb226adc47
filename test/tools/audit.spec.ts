import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the audit of packages makes of an answer of `npm audit`. */

interface Audit {
  verdictOn(json: string): { outcome: string; sentence: string };
}

const ROOT = resolve(import.meta.dirname, '../..');
let audit: Audit;

beforeAll(async () => {
  audit = (await import(pathToFileURL(join(ROOT, 'tools/test/audit.mjs')).href)) as Audit;
});

const vulnerabilities = (severity: string) => ({ 'some-parser': { name: 'some-parser', severity } });

it.each([
  ['no known fault', { vulnerabilities: {} }, 'passed', /no serious fault/],
  ['a fault that is not serious', { vulnerabilities: vulnerabilities('moderate') }, 'passed', /no serious/],
  ['a serious fault', { vulnerabilities: vulnerabilities('high') }, 'failed', /some-parser \(high\)/],
  ['a registry without a list', { statusCode: 405, message: '405 Method Not Allowed' }, 'unknown', /405/],
  ['a registry that is down', { statusCode: 503, message: '503 Unavailable' }, 'unknown', /503 Unavailable/],
])('%s is told as what it is', (_what, answer, outcome, sentence) => {
  expect(audit.verdictOn(JSON.stringify(answer))).toEqual({
    outcome,
    sentence: expect.stringMatching(sentence),
  });
});

it('no answer says nothing', () => {
  expect(audit.verdictOn('')).toEqual({
    outcome: 'unknown',
    sentence: 'not checked: npm audit gave no answer.',
  });
});
