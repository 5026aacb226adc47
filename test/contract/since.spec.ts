import { readFile } from 'node:fs/promises';
import { RELEASE, firstReleasesFile, sinceOf } from '../../src/platform/reference/since.js';

/** In which release an operation came first. */

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { 'x-since'?: string }>>>>;
}

it('each operation of the document names its first release', async () => {
  const { paths } = JSON.parse(await read('openapi/openapi.json')) as Published;
  const releases = Object.values(paths).flatMap((item) => Object.values(item).map((each) => each['x-since']));
  expect(releases.length).toBeGreaterThan(200);
  expect([...new Set(releases)].toSorted()).toEqual(['0.1.0', '0.2.0']);
});

it('the release of the code is that of package.json, and has its part of the changelog', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  expect(version).toBe(RELEASE);
  expect(await read('CHANGELOG.md')).toContain(`## ${RELEASE}`);
  expect(await read('docs/operating.md')).toContain(`To ${RELEASE}`);
});

it('what was released once stays so, and what is new belongs to this release', () => {
  expect(sinceOf('invoices.create')).toBe('0.1.0');
  expect(sinceOf('quotes.create')).toBe('0.2.0');
  expect(sinceOf('a_thing.of_tomorrow')).toBe(RELEASE);
  expect(firstReleasesFile(['invoices.create', 'a_thing.of_tomorrow'])).toContain(
    `  'a_thing.of_tomorrow': '${RELEASE}',\n  'invoices.create': '0.1.0',\n`,
  );
});
