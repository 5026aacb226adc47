/** Generates the files of the client libraries and the samples beside the published document. */
import * as java from './java/emitter.mjs';
import * as javascript from './javascript/emitter.mjs';
import * as php from './php/emitter.mjs';
import * as python from './python/emitter.mjs';
import * as curl from './curl.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { modelOf } from './model.mjs';

export const emitters = [javascript, python, java, php];

/** Returns every generated file of the libraries, by its path in the repository. */
export function clientFiles(document) {
  const model = { ...modelOf(document), libraryVersion: libraryVersion() };
  return new Map(emitters.flatMap((emitter) => [...emitter.files(model)]));
}

/** Returns the common version of all libraries. */
export function libraryVersion() {
  return readFileSync(path.join(root, 'clients/VERSION'), 'utf8').trim();
}

/** Returns the samples of each operation with curl and in each language, for /code-samples.json. */
export function codeSamples(document) {
  const model = modelOf(document);
  const operations = model.resources
    .flatMap((resource) => resource.operations)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    operations.map((operation) => {
      const samples = [curl, ...emitters].map(({ language, highlighting, sample }) => ({
        lang: highlighting,
        label: language,
        source: sample(withExamples(operation, model), model),
      }));
      return [operation.id, samples];
    }),
  );
}

/** Returns the samples as a source file of the service, which has no emitters at run time. */
export function codeSamplesFile(samples) {
  return [
    '// @generated from openapi/openapi.json by npm run generate.',
    "import type { CodeSamples } from '../code-samples.js';\n",
    '/** How each operation is called with curl and in each language of the client libraries. */',
    `export const codeSamples: CodeSamples = ${JSON.stringify(samples, null, 2)};\n`,
  ].join('\n');
}

/** Returns the query of an example: the parameters for which the document has an example. */
function withExamples(operation, model) {
  const fields = model.schemas.find(({ name }) => name === operation.query)?.fields ?? [];
  const examples = fields
    .filter(({ example }) => example !== undefined)
    .map(({ name, example }) => [name, example]);
  return { ...operation, exampleQuery: Object.fromEntries(examples) };
}
