import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Rules of Redocly's recommended set that do not fit, each with its reason. */
const OFF = {
  // There is no licence to name, because every installation belongs to its owner.
  'info-license': 'off',
  'info-license-strict': 'off',
  // auth.login is public and declares that with an empty list.
  'security-defined': 'error',
  // Servers are paths on purpose, so that the document is the same for every installation.
  'no-server-example.com': 'off',
  'operation-4xx-response': 'error',
} as const;

async function complaintsOf(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: OFF });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the published document', () => {
  const source = readFileSync('openapi/openapi.json', 'utf8');

  it('fails Redocly’s rules if an operation has no id', async () => {
    expect(await complaintsOf(source.replaceAll('"operationId"', '"x-operation"'))).not.toEqual([]);
  });

  it('passes Redocly’s rules', async () => {
    // Rows of imports have several shapes, for which no library has a type: the text of `rows` names this one.
    const named = 'no-unused-components: Component: "ImportedInvoice" is never used.';
    expect((await complaintsOf(source)).filter((complaint) => complaint !== named)).toEqual([]);
  });
});
