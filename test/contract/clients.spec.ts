import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Checks the generated half of the client libraries. `npm run test:clients` tests their behaviour. */

const ROOT = resolve(import.meta.dirname, '../..');

async function generator(): Promise<{ clientFiles: (document: object) => Map<string, string> }> {
  return (await import(pathToFileURL(resolve(ROOT, 'tools/clients/index.mjs')).href)) as never;
}

async function published(): Promise<any> {
  return JSON.parse(await readFile(resolve(ROOT, 'openapi/openapi.json'), 'utf8'));
}

async function differing(document: object): Promise<string[]> {
  const { clientFiles } = await generator();
  const paths: string[] = [];
  for (const [path, text] of clientFiles(document)) {
    const stored = await readFile(resolve(ROOT, path), 'utf8').catch(() => undefined);
    if (stored !== text) paths.push(path);
  }
  return paths;
}

describe('the client libraries', () => {
  it('match the published document', async () => {
    expect(await differing(await published())).toEqual([]);
  });

  it('would each differ if the document had a new field', async () => {
    const document = await published();
    document.components.schemas.Customer.properties.website = { type: 'string', description: 'Its page.' };
    const languages = (await differing(document)).map((path) => path.split('/')[1]);
    const { emitters } = (await generator()) as unknown as { emitters: { language: string }[] };
    expect([...new Set(languages)].sort()).toEqual(
      emitters.map(({ language }) => language.toLowerCase()).sort(),
    );
  });

  it('cannot be generated from something that they cannot express', async () => {
    const document = await published();
    document.paths['/customers'].post.requestBody.content = { 'application/xml': { schema: {} } };
    const { clientFiles } = await generator();
    expect(() => clientFiles(document)).toThrow('customers.create: the body is not JSON.');
  });

  it('use nothing that the document does not have', async () => {
    const document = await published();
    document.components.schemas.Customer.properties.parent = { $ref: '#/components/schemas/Nobody' };
    const { clientFiles } = await generator();
    expect(() => clientFiles(document)).toThrow('#/components/schemas/Nobody');
  });
});
