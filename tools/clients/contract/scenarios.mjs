/** The scenarios of clients/contract, and how one of them is played with a driver. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { differences, inexactDecimals } from './expect.mjs';

const FOLDER = path.join(root, 'clients/contract/scenarios');
const COMMANDS = ['call', 'all', 'verify', 'sign'];

/** Every scenario, in the order of the files. */
export function readScenarios() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));
}

/** The ids of the operations that a scenario calls. */
export function operationsIn({ steps }) {
  return steps.flatMap((step) => step.call ?? step.all ?? []);
}

/**
 * Plays a scenario.
 *
 * Takes the stage: { driver, proxy, model, values, isExact }. Raises an Error that says which step went otherwise.
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
    await driver.ask({ do: 'client', ...settings, api_key: settings.api_key ?? undefined });
    return [];
  }
  if (step.fault !== undefined) {
    proxy.faults.push({ times: 1, ...step.fault });
    return [];
  }
  if (step.requests !== undefined) return wrongRequests(step.requests, proxy.requests);
  const kind = COMMANDS.find((name) => name in step);
  if (kind === undefined) throw new Error(`No step is called ${Object.keys(step).join()}.`);
  const operation = kind === 'call' || kind === 'all' ? operationOf(step[kind], stage.model) : undefined;
  const answer = await driver.ask(commandOf(step, kind, operation));
  if (step.save !== undefined) saved[step.save] = plain(answer.ok);
  return wrongAnswer(step, answer, { ...stage, operation, kind });
}

function commandOf(step, kind, operation) {
  if (operation === undefined) return { do: kind, ...step[kind] };
  const { path: segments, query, body, options, take } = step;
  return {
    do: kind,
    operation: operation.id,
    path: segments,
    ...(operation.query !== undefined && { query: query ?? {} }),
    ...(operation.body !== undefined && { body: body ?? {} }),
    options,
    take,
  };
}

function wrongAnswer({ expect, fails }, answer, { model, isExact, operation, kind }) {
  if (fails !== undefined) {
    return answer.error === undefined ? ['it did not fail'] : differences(fails, answer.error, 'the error');
  }
  if (answer.error !== undefined) return [`it failed: ${JSON.stringify(answer.error)}`];
  const { item, type } = operation?.answer ?? {};
  const isPage = item !== undefined && kind === 'call';
  const items = item && { kind: 'list', of: item };
  const inexact = isExact ? inexactDecimals(isPage ? answer.ok.data : answer.ok, items ?? type, model) : [];
  return [...inexact, ...(expect === undefined ? [] : differences(expect, answer.ok))];
}

function wrongRequests({ on, count, same, different, headers = {}, apart_ms: apartMs = 0 }, requests) {
  const seen = requests.filter(({ line }) => line.startsWith(on));
  const last = seen.at(-1);
  const distinct = (name) => new Set(seen.map((request) => request.headers[name])).size;
  return [
    seen.length !== count && `${seen.length} requests instead of ${count}`,
    same && (distinct(same) !== 1 || !last?.headers[same]) && `${same} is not the same in all requests`,
    different && distinct(different) !== seen.length && `${different} is the same in two requests`,
    seen.length > 1 && last.atMs - seen[0].atMs < apartMs && `only ${last.atMs - seen[0].atMs} ms apart`,
    ...differences(headers, last?.headers ?? {}, 'the headers'),
  ].filter(Boolean);
}

function operationOf(id, { resources }) {
  const operation = resources
    .flatMap(({ operations }) => operations)
    .find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  return operation;
}

/** A step with every `${name}` replaced; one that is a text alone keeps the type of its value. */
function filled(part, values) {
  if (Array.isArray(part)) return part.map((entry) => filled(entry, values));
  if (typeof part === 'object' && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value, values)]));
  }
  if (typeof part !== 'string') return part;
  const [, alone] = /^\$\{([\w.]+)\}$/.exec(part) ?? [];
  if (alone !== undefined) return valueAt(alone, values);
  return part.replaceAll(/\$\{([\w.]+)\}/g, (_, name) => valueAt(name, values));
}

function valueAt(name, values) {
  const value = name.split('.').reduce((at, member) => at?.[member], values);
  if (value === undefined) throw new Error(`Nothing is saved as ${name}.`);
  return value;
}

/** An answer as JSON would have it, to be sent again. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('$decimal' in value) return Number(value.$decimal);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}
