/** JavaScript: types and resources in TypeScript, compiled to ES modules and to CommonJS, each with its types. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../setup/root.mjs';
import { fill } from '../template.mjs';
import { camel, docOf, pascal, prose, wrapped } from '../words.mjs';

export const language = 'JavaScript';
/** What Swagger UI colours the samples as. */
export const highlighting = 'javascript';

const FOLDER = 'clients/javascript';
const COLUMNS = 100;

/** Every generated file of the library, by its path. */
export function files(model) {
  const resources = model.resources.map(resourceOf);
  const sources = new Map([
    [
      'generated/types.ts',
      fill(new URL('types.ts.tpl', import.meta.url), { schemas: model.schemas.map(schemaOf) }),
    ],
    [
      'generated/resources.ts',
      fill(new URL('resources.ts.tpl', import.meta.url), { resources, basePath: model.basePath }),
    ],
  ]);
  const written = [...sources].map(([name, text]) => [`${FOLDER}/src/${name}`, text]);
  return new Map([...written, ...compiled(sources)]);
}

/** How an operation is called, as a program to paste. */
export function sample(operation) {
  const { resource, method, pathParameters, query, body, answer, exampleQuery } = operation;
  const values = [
    ...pathParameters.map(({ example }) => literal(example)),
    ...(body === undefined ? [] : [literal(body.example)]),
    ...(query === undefined || Object.keys(exampleQuery).length === 0 ? [] : [literal(exampleQuery)]),
  ];
  const call = `client.${camel(resource)}.${camel(method)}(${values.join(', ')})`;
  return [
    "import { Countinghouse } from '@countinghouse/client';",
    '',
    "const client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });",
    ...usage(call, answer),
  ].join('\n');
}

function usage(call, answer) {
  if (answer.kind === 'none') return [`await ${call};`];
  if (answer.kind === 'bytes') return [`const file = await ${call};`];
  if (answer.kind === 'object') return [`const ${variable(answer.type)} = await ${call};`];
  const name = variable(answer.item);
  return [`for await (const ${name} of ${call}) {`, `  console.log(${name});`, '}'];
}

function variable(type) {
  return type.kind === 'ref' ? camel(type.name) : 'answer';
}

function schemaOf({ name, doc, fields, isRead }) {
  return {
    name,
    doc: comment(doc === '' ? `${name}.` : doc),
    fields: fields.map((field) => ({
      name: field.name,
      doc: oneLine(field.doc),
      optional: field.required ? '' : '?',
      type: typeOf(field.type, isRead) + (field.nullable ? ' | null' : ''),
    })),
  };
}

function resourceOf({ name, doc, operations }) {
  // Not the bare name, which may also be that of a schema.
  const className = `${pascal(name)}Resource`;
  return { className, property: camel(name), doc: oneLine(doc), operations: operations.map(operationOf) };
}

function operationOf(operation) {
  const { method, http, path: template, pathParameters, query, body, answer, conditional } = operation;
  const names = pathParameters.map(({ name }) => camel(name));
  const segments = template.split('/').filter(Boolean).map(segmentOf);
  const options = conditional ? 'ChangeOptions' : 'CallOptions';
  return {
    method: camel(method),
    doc: comment(docOf(operation)),
    parameters: [
      ...names.map((name) => `${name}: string`),
      ...(body === undefined ? [] : [`body: types.${body.schema}`]),
      ...(query === undefined ? [] : [`query: types.${query} = {}`]),
      `options: ${options} = {}`,
    ].join(', '),
    ...resultOf(answer),
    request: [
      `method: '${http}'`,
      `path: [${segments.join(', ')}]`,
      ...(body === undefined ? [] : ['body']),
      ...(query === undefined ? [] : ['query']),
      ...(answer.kind === 'page' ? [`start: '${answer.start}'`] : []),
    ].join(', '),
  };
}

function segmentOf(segment) {
  const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
  return name === undefined ? `'${segment}'` : camel(name);
}

function resultOf(answer) {
  if (answer.kind === 'page') return { send: 'list', result: `Pages<${qualified(answer.item)}>` };
  if (answer.kind === 'bytes') return { send: 'bytes', result: 'Promise<Uint8Array<ArrayBuffer>>' };
  if (answer.kind === 'none') return { send: 'nothing', result: 'Promise<void>' };
  return { send: 'json', result: `Promise<${qualified(answer.type)}>` };
}

function qualified(type) {
  return type.kind === 'ref' ? `types.${type.name}` : typeOf(type, true);
}

/** A text that the service may add to stays open to values that this version does not know. */
function typeOf(type, isRead) {
  switch (type.kind) {
    case 'ref':
      return type.name;
    case 'list':
      return `Array<${typeOf(type.of, isRead)}>`;
    case 'map':
      return `Record<string, ${typeOf(type.of, isRead)}>`;
    case 'enum':
      return [...type.values.map((value) => `'${value}'`), ...(isRead ? ['NewerValue'] : [])].join(' | ');
    case 'integer':
    case 'decimal':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'any':
      return 'unknown';
    default:
      return 'string';
  }
}

/** The library's sources and the generated ones, compiled twice. */
function compiled(generated) {
  const folder = path.join(root, FOLDER, 'src');
  const handwritten = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
  const sources = [...handwritten, ...generated];
  const declarations = declarationsOf(sources);
  const outputs = [
    ['esm', ts.ModuleKind.ESNext, 'module'],
    ['cjs', ts.ModuleKind.CommonJS, 'commonjs'],
  ];
  return outputs.flatMap(([kind, module, type]) => [
    [`${FOLDER}/lib/${kind}/package.json`, `${JSON.stringify({ type })}\n`],
    ...sources.flatMap(([name, text]) => {
      const compilerOptions = { module, target: ts.ScriptTarget.ES2022 };
      const { outputText } = ts.transpileModule(text, { compilerOptions });
      const base = `${FOLDER}/lib/${kind}/${name.replace(/\.ts$/, '')}`;
      return [
        [`${base}.js`, marked(outputText, name)],
        [`${base}.d.ts`, marked(declarations.get(name.replace(/\.ts$/, '.d.ts')), name)],
      ];
    }),
  ]);
}

/**
 * The declarations of sources, some of which may not have been written yet.
 *
 * They follow from each file alone; whether the types are right is a check of the contract suite.
 */
function declarationsOf(sources) {
  const folder = path.join(root, FOLDER, 'src');
  const texts = new Map(sources.map(([name, text]) => [path.join(folder, name), text]));
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => texts.get(path.normalize(name)) ?? readFile(name);
  host.fileExists = (name) => texts.has(path.normalize(name)) || fileExists(name);
  const program = ts.createProgram([...texts.keys()], options, host);
  const written = new Map();
  program.emit(undefined, (name, text) => written.set(path.relative(folder, name), text));
  return written;
}

function marked(text, name) {
  return `// @generated from src/${name} by npm run generate.\n${text}`;
}

function literal(value, indent = '') {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(entry, inner)}`,
      );
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return open + close;
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (line.length + indent.length <= 60 && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

function comment(text) {
  return wrapped(safe(text), COLUMNS).map((line) => (line === '' ? '' : ` ${line}`));
}

function oneLine(text) {
  return safe(prose(text)).replaceAll(/\s+/g, ' ');
}

function safe(text) {
  return text.replaceAll('*/', '*\\/');
}
