/** Reads the scenarios of clients/contract, and runs them with a driver. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { differences, inexactDecimals } from './expect.mjs';

const FOLDER = path.join(root, 'clients/contract/scenarios');
/** The commands that name an operation. */
const CALLS = ['call', 'all', 'array', 'stream', 'follow'];
const OTHERS = ['verify', 'sign', 'request', 'sse', 'hooks', 'token', 'read_after'];

/** Returns every scenario, in the order of the files. */
export function readScenarios() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));
}

/** Returns the ids of the operations that a scenario calls. */
export function operationsIn({ steps }) {
  return steps.flatMap((step) => CALLS.flatMap((kind) => step[kind] ?? []));
}

/**
 * Runs a scenario.
 *
 * Takes { driver, proxy, model, values, isExact }. Raises an Error that names the step that differs.
 */
export async function play({ steps }, { driver, proxy, model, values, isExact }) {
  const saved = { ...values, url: proxy.url };
  proxy.reset();
  const stage = { driver, proxy, model, saved, isExact };
  for (const [at, step] of [{ client: {} }, ...steps].entries()) {
    for (let index = 1; index <= (step.times ?? 1); index += 1) {
      const wrong = await playStep(filled(step, { ...saved, index }), stage);
      if (wrong.length > 0)
        throw new Error(`step ${at} (${JSON.stringify(step).slice(0, 120)}): ${wrong.join('; ')}`);
    }
  }
}

async function playStep(step, stage) {
  const { driver, proxy, saved } = stage;
  if (step.client !== undefined) {
    const settings = { base_url: saved.url, api_key: saved.api_key, ...step.client };
    const given = Object.entries(settings).filter(([, value]) => value !== null);
    const answer = await driver.ask({ do: 'client', ...Object.fromEntries(given) });
    return wrongAnswer(step, answer, stage);
  }
  if (step.fault !== undefined) {
    proxy.faults.push({ times: 1, ...step.fault });
    return [];
  }
  if (step.requests !== undefined) return wrongRequests(step.requests, proxy.requests);
  const kind = [...CALLS, ...OTHERS].find((name) => name in step);
  if (kind === undefined) throw new Error(`No step is called ${Object.keys(step).join()}.`);
  const operation = CALLS.includes(kind) ? operationOf(step[kind], stage.model) : undefined;
  const answer = await driver.ask(commandOf(step, kind, operation));
  if (step.save !== undefined) saved[step.save] = plain(answer.ok);
  return wrongAnswer(step, answer, { ...stage, operation, kind });
}

function commandOf(step, kind, operation) {
  if (operation === undefined) return { do: kind, ...step[kind] };
  const { path: segments, query, body, options, take, limit, with_response: withResponse } = step;
  return {
    do: kind,
    operation: operation.id,
    path: segments,
    ...(operation.query !== undefined && { query: query ?? {} }),
    ...(operation.body !== undefined && { body: body ?? {} }),
    options,
    take,
    limit,
    with_response: withResponse,
  };
}

function wrongAnswer(step, answer, { model, isExact, operation, kind }) {
  const { expect, fails } = step;
  if (fails !== undefined) {
    return answer.error === undefined ? ['it did not fail'] : differences(fails, answer.error, 'the error');
  }
  if (answer.error !== undefined) return [`it failed: ${JSON.stringify(answer.error)}`];
  const { item, type } = operation?.answer ?? {};
  const value = step.with_response ? answer.ok.data : answer.ok;
  const items = item && { kind: 'list', of: item };
  const read = item !== undefined && kind === 'call' ? value.data : value;
  const inexact = kind === 'stream' ? [] : inexactDecimals(read, items ?? type, { ...model, isExact });
  return [...inexact, ...(expect === undefined ? [] : differences(expect, answer.ok))];
}

function wrongRequests(expected, requests) {
  const { on, count, same, different, headers = {}, apart_ms: apartMs = 0, connections, body } = expected;
  const seen = requests.filter(({ line }) => line.startsWith(on));
  const last = seen.at(-1);
  const distinct = (name) => new Set(seen.map((request) => request.headers[name])).size;
  const used = new Set(seen.map(({ connection }) => connection)).size;
  return [
    seen.length !== count && `${seen.length} requests instead of ${count}`,
    same && (distinct(same) !== 1 || !last?.headers[same]) && `${same} is not the same in all requests`,
    different && distinct(different) !== seen.length && `${different} is the same in two requests`,
    seen.length > 1 && last.atMs - seen[0].atMs < apartMs && `only ${last.atMs - seen[0].atMs} ms apart`,
    connections !== undefined && used !== connections && `${used} connections instead of ${connections}`,
    ...(expected.pauses === undefined ? [] : wrongPauses(expected.pauses, seen)),
    ...(body === undefined ? [] : differences(body, last?.body, 'the body')),
    ...differences(headers, last?.headers ?? {}, 'the headers'),
  ].filter(Boolean);
}

/** Checks the pauses before every second request: each has a minimum length, and they differ. */
function wrongPauses({ min_ms: minMs, spread_ms: spreadMs }, seen) {
  const pauses = seen.flatMap(({ atMs }, at) => (at % 2 === 1 ? [atMs - seen[at - 1].atMs] : []));
  const spread = Math.max(...pauses) - Math.min(...pauses);
  return [
    Math.min(...pauses) < minMs && `a pause of only ${Math.min(...pauses)} ms`,
    spread < spreadMs && `pauses that differ by only ${spread} ms`,
  ];
}

function operationOf(id, { resources }) {
  const operation = resources
    .flatMap(({ operations }) => operations)
    .find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  return operation;
}

/** Replaces every `${name}` in a step. A text that is only a placeholder gets the type of its value. */
function filled(part, values) {
  if (Array.isArray(part)) return part.map((entry) => filled(entry, values));
  if (typeof part === 'object' && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value, values)]));
  }
  if (typeof part !== 'string') return part;
  const [, alone] = /^\$\{([\w.+-]+)\}$/.exec(part) ?? [];
  if (alone !== undefined) return valueAt(alone, values);
  return part.replaceAll(/\$\{([\w.+-]+)\}/g, (_, name) => valueAt(name, values));
}

/** Returns a saved value by its path; `now+300` adds a number. */
function valueAt(text, values) {
  const [, name, more] = /^([\w.-]+?)([+-]\d+)?$/.exec(text);
  const value = name.split('.').reduce((at, member) => at?.[member], values);
  if (value === undefined) throw new Error(`Nothing is saved as ${name}.`);
  return more === undefined ? value : value + Number(more);
}

/** Converts an answer to plain JSON, to be sent again. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('$decimal' in value) return Number(value.$decimal);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}
