/**
 * Injects faults into the libraries, one at a time, and reports which of them the contract suite misses: `npm run
 * test:clients:mutations -- python`. The faults are data in clients/contract/mutations/. The last line is "N passed, N
 * failed". A language fails if fewer than nine of ten are detected.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { randomBytes } from 'node:crypto';
import ts from 'typescript';
import { prepare } from '../../setup.mjs';
import { Failure, interruptible, outputOf, run, say } from '../../setup/child.mjs';
import { root } from '../../setup/root.mjs';
import { modelOf } from '../model.mjs';
import { startDriver } from './driver.mjs';
import { chosenLanguages } from './languages.mjs';
import { startProxy } from './proxy.mjs';
import { play, readScenarios } from './scenarios.mjs';
import { startService } from './service.mjs';

const CAUGHT_MIN = 0.9;
const PYTHON_FOLDER = /^python3/;

/** The source folder of each library, and how a changed source takes effect where the library is installed. */
const places = {
  JavaScript: {
    sources: 'clients/javascript/src',
    async write(folder, file, text) {
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const { outputText } = ts.transpileModule(text, { compilerOptions: options });
      const built = 'node_modules/@countinghouse/client/dist/esm';
      await writeFile(path.join(folder, built, file.replace(/\.ts$/, '.js')), outputText);
    },
  },
  Python: {
    sources: 'clients/python/src/countinghouse',
    async write(folder, file, text) {
      const lib = path.join(folder, '.venv/lib');
      const version = readdirSync(lib).find((name) => PYTHON_FOLDER.test(name));
      await writeFile(path.join(lib, version, 'site-packages/countinghouse', file), text);
    },
  },
  PHP: {
    sources: 'clients/php/src',
    write: (folder, file, text) => writeFile(path.join(folder, 'clients/php/src', file), text),
  },
  Java: {
    sources: 'clients/java/src/main/java/com/countinghouse',
    async write(folder, file, text) {
      const place = path.join(folder, 'changed/com/countinghouse', file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
      const classes = `${folder}/clients/java/target/*:${folder}/libs/*`;
      const command = ['-nowarn', '-cp', classes, '-d', `${folder}/classes`, place];
      const { code, output } = await run('javac', command, { cwd: folder, isQuiet: true });
      if (code !== 0) throw new Failure(`${file} does not compile: ${output}`);
    },
    /** The compiled classes come first in the class path. */
    command: (folder, [program, flag, classes, ...rest]) => [
      program,
      flag,
      `${folder}/classes:${classes}`,
      ...rest,
    ],
  },
};

/** Runs the faults of every language, or of the languages in the arguments. Raises nothing. */
export async function runMutations() {
  let [passed, failed] = [0, 0];
  try {
    await prepare();
    await interruptible(async () => {
      for (const language of chosenLanguages()) {
        if (await isWatched(language)) passed += 1;
        else failed += 1;
      }
    });
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    failed += 1;
  }
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}

/** Returns whether the suite detects enough faults of a language. */
async function isWatched(language) {
  const { title } = language;
  const file = path.join(root, `clients/contract/mutations/${title.toLowerCase()}.json`);
  const mutations = JSON.parse(readFileSync(file, 'utf8'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'countinghouse-mutations-'));
  const service = await startService();
  const proxy = await startProxy(service.url);
  try {
    const installed = await language.install(folder, outputOf);
    const stage = { language, installed, folder, service, proxy, scenarios: inOrder(language) };
    if ((await caughtBy(stage)) !== undefined) throw new Failure(`${title} fails without any fault.`);
    const missed = [];
    for (const mutation of mutations) {
      const by = await tried(mutation, stage);
      say(`${title}: ${mutation.fault} (${mutation.file}): ${by ?? 'MISSED'}`);
      if (by === undefined) missed.push(mutation);
    }
    const caught = mutations.length - missed.length;
    say(`${title}: ${caught} of ${mutations.length} caught`);
    return caught >= mutations.length * CAUGHT_MIN;
  } finally {
    await proxy.stop();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs quick scenarios first, because some of them detect most faults. */
function inOrder({ isExact }) {
  const weight = ({ steps }) => steps.reduce((sum, { times = 1, fault }) => sum + times + (fault ? 5 : 0), 0);
  return readScenarios()
    .filter(({ exact }) => !exact || isExact)
    .sort((one, other) => weight(one) - weight(other));
}

async function tried({ file, find, put, first }, stage) {
  const { sources, write } = places[stage.language.title];
  const text = readFileSync(path.join(root, sources, file), 'utf8');
  if (!text.includes(find)) throw new Failure(`${file} no longer has: ${find}`);
  const spoil = () =>
    write(
      stage.folder,
      file,
      text.replace(find, () => put),
    );
  const mend = () => write(stage.folder, file, text);
  await spoil();
  try {
    return await caughtBy({ ...stage, spoil, mend }, first);
  } finally {
    await mend();
  }
}

/**
 * Returns the name of the first failing scenario or test; undefined if none fails.
 *
 * Takes the one that is tried first, because it is meant for such a fault: the name of a scenario, or `own` for the
 * tests of the language's own.
 */
async function caughtBy(stage, first) {
  const { scenarios } = stage;
  const isFirst = ({ name }) => name === first;
  const inOrder = [...scenarios.filter(isFirst), ...scenarios.filter((scenario) => !isFirst(scenario))];
  const own = () => failingTests(stage);
  const played = () => failingForTheFault({ ...stage, scenarios: inOrder });
  const [one, other] = first === 'own' ? [own, played] : [played, own];
  return (await one()) ?? (await other());
}

/**
 * Returns the name of the first scenario that fails with the fault and passes without it: one that also fails without
 * the fault, on a busy machine for example, has found nothing.
 */
async function failingForTheFault({ spoil, mend, ...stage }) {
  for (let rest = stage.scenarios; rest.length > 0;) {
    const by = await failingScenario({ ...stage, scenarios: rest });
    if (by === undefined || mend === undefined) return by;
    const at = rest.findIndex(({ name }) => name === by);
    await mend();
    if ((await failingScenario({ ...stage, scenarios: [rest[at]] })) === undefined) return by;
    say(`${stage.language.title}: "${by}" fails without the fault, too, and does not count`);
    await spoil();
    rest = rest.slice(at + 1);
  }
}

async function failingScenario({ language, installed, folder, service, proxy, scenarios }) {
  const { command = (_, same) => same } = places[language.title];
  const [{ command: program, env }] = installed.drivers;
  const connection = { COUNTINGHOUSE_BASE_URL: proxy.url, COUNTINGHOUSE_API_KEY: service.apiKey };
  const driver = startDriver({
    command: command(folder, program),
    env: { ...env, ...connection },
    cwd: folder,
  });
  const model = modelOf(JSON.parse(readFileSync(path.join(root, 'openapi/openapi.json'), 'utf8')));
  const { apiKey, email, password } = service;
  try {
    for (const scenario of scenarios) {
      const [unique, now] = [randomBytes(4).toString('hex'), Math.floor(Date.now() / 1000)];
      const values = { run: unique, now, api_key: apiKey, email, password, closed_url: 'http://127.0.0.1:9' };
      try {
        await play(scenario, { driver, proxy, model, values, isExact: language.isExact });
      } catch {
        return scenario.name;
      }
    }
  } finally {
    await driver.stop();
  }
}

async function failingTests({ language, installed, folder }) {
  const { command = (_, same) => same } = places[language.title];
  const own = installed.checks.find(({ name }) => name.endsWith('own'));
  const [program, ...args] = command(folder, own.command);
  const { code } = await run(program, args, { cwd: folder, isQuiet: true });
  return code === 0 ? undefined : own.name;
}
