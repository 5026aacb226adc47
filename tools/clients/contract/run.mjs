/** Runs the contract suite in every language, or in those that the arguments name. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { randomBytes } from 'node:crypto';
import { prepare } from '../../setup.mjs';
import { Failure, interruptible, outputOf, run, say } from '../../setup/child.mjs';
import { inLanes } from '../../setup/lanes.mjs';
import { root } from '../../setup/root.mjs';
import { libraryVersion } from '../index.mjs';
import { modelOf } from '../model.mjs';
import { startDriver } from './driver.mjs';
import { examplesDone, examplesIn, guideSamples, writeExamples } from './examples.mjs';
import { generatorFindings } from './generator.mjs';
import { chosenLanguages } from './languages.mjs';
import { startProxy } from './proxy.mjs';
import { operationsIn, play, readScenarios } from './scenarios.mjs';
import { startService } from './service.mjs';
import { receiveBySnippet } from './snippets.mjs';

/** Other files with a version. Python and PHP have none. */
const MANIFESTS = [
  ['clients/javascript/package.json', /"version": "(.+?)"/],
  ['clients/java/pom.xml', /<version>(.+?)<\/version>/],
];

/** A URL on which nothing listens. */
const CLOSED_URL = 'http://127.0.0.1:9';

/** Prints the passed and failed tests of each language, and "N passed, N failed" last. Raises nothing. */
export async function runClientTests() {
  const tallies = [];
  try {
    await prepare();
    await interruptible(() => playEverywhere(tallies));
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    tallies.push(tallyOf('the suite').failed());
  }
  const sum = (what) => tallies.reduce((total, tally) => total + tally[what], 0);
  for (const { name, passed, failures } of tallies) say(`${name}: ${passed} passed, ${failures} failed`);
  process.exitCode = sum('failures') === 0 && sum('passed') > 0 ? 0 : 1;
  process.stdout.write(`${sum('passed')} passed, ${sum('failures')} failed\n`);
}

async function playEverywhere(tallies) {
  const document = JSON.parse(readFileSync(path.join(root, 'openapi/openapi.json'), 'utf8'));
  const model = modelOf(document);
  const scenarios = readScenarios();
  tallies.push(coverage(model, scenarios), versions(model), generator(document));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'countinghouse-contract-'));
  try {
    const stages = [];
    // One after the other, because they share the machine's package manager.
    for (const language of chosenLanguages()) {
      const stage = { language, model, scenarios, folder: path.join(folder, language.title) };
      stages.push({ ...stage, ...(await installedIn(stage)) });
    }
    await inLanes(stages, async (stage) => tallies.push(...(await playIn(stage))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs a library as its users do. Returns { installed }, or { problem } of a library that cannot be installed. */
async function installedIn({ language, folder }) {
  await mkdir(folder);
  return caught(async () => ({ installed: await language.install(folder, outputOf) }));
}

/** Returns what the work returns, or what went wrong as { problem }. Raises Failure if a signal requests the end. */
async function caught(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.exitCode > 128) throw error;
    return { problem: error instanceof Failure ? error.message : error.stack };
  }
}

/** Checks that a scenario calls every operation of the document. */
function coverage({ resources }, scenarios) {
  const tally = tallyOf('Scenarios');
  const called = new Set(scenarios.flatMap(operationsIn));
  for (const { id } of resources.flatMap(({ operations }) => operations)) {
    if (called.has(id)) tally.did();
    else tally.failed(`no scenario calls ${id}`);
  }
  return tally;
}

/** Checks that all libraries have the same version, whose first two numbers are those of the API. */
function versions({ version }) {
  const tally = tallyOf('Versions');
  const own = libraryVersion();
  const first = (text) => text.split('.').slice(0, 2).join('.');
  if (first(own) === first(version)) tally.did();
  else tally.failed(`clients/VERSION is ${own}, and the API is ${version}`);
  for (const [file, pattern] of MANIFESTS) {
    const [, stated] = pattern.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    if (stated === own) tally.did();
    else tally.failed(`${file} says ${stated} instead of ${own}`);
  }
  return tally;
}

/** Checks the generator with other documents. */
function generator(document) {
  const tally = tallyOf('Generator');
  for (const { name, wrong } of generatorFindings(document)) {
    if (wrong === undefined) tally.did();
    else tally.failed(`${name}: ${wrong}`);
  }
  return tally;
}

/** Plays everything in a language, on a service of its own. */
async function playIn(stage) {
  const around = tallyOf(stage.language.title);
  if (stage.problem !== undefined) return [around.failed(stage.problem)];
  const { problem, tallies = [] } = await caught(() => playOnService(stage, around));
  return problem === undefined ? [...tallies, around] : [around.failed(problem)];
}

async function playOnService(stage, around) {
  const service = await startService();
  const proxy = await startProxy(service.url);
  try {
    return { tallies: await playAll({ ...stage, service, proxy }, around) };
  } finally {
    await proxy.stop();
    await service.stop();
  }
}

async function playAll(stage, around) {
  const { installed } = stage;
  const tallies = [];
  for (const driver of installed.drivers) tallies.push(await playScenarios(driver, stage));
  const { examples } = installed;
  const { readme, fence } = examples;
  await runExamples({ examples, title: readme, blocks: examplesIn(readme, fence) }, around, stage);
  for (const one of installed.checks) await check(one, around, stage);
  const guides = { examples, title: 'the guides', blocks: guideSamples(fence, stage.service) };
  await runExamples(guides, around, stage);
  await runSnippet(installed, around, stage);
  return tallies;
}

async function playScenarios({ name, command, env }, { language, model, scenarios, service, proxy, folder }) {
  const tally = tallyOf(`${language.title} (${name})`);
  const { apiKey, email, password } = service;
  const connection = { COUNTINGHOUSE_BASE_URL: proxy.url, COUNTINGHOUSE_API_KEY: apiKey };
  const start = () => startDriver({ command, env: { ...env, ...connection }, cwd: folder });
  let driver = start();
  for (const scenario of scenarios.filter(({ exact }) => !exact || language.isExact)) {
    const run = randomBytes(4).toString('hex');
    const now = Math.floor(Date.now() / 1000);
    const values = { run, now, api_key: apiKey, email, password, closed_url: CLOSED_URL };
    try {
      await play(scenario, { driver, proxy, model, values, isExact: language.isExact });
      tally.did();
    } catch (error) {
      tally.failed(`${scenario.name}: ${error.message}`);
      await driver.stop();
      driver = start();
    }
  }
  await driver.stop();
  return tally;
}

async function runExamples({ examples, title, blocks }, tally, stage) {
  const { folder } = stage;
  await writeExamples(examples, blocks, folder);
  const [program, ...args] = examples.command;
  const { output } = await run(program, args, { cwd: folder, env: environmentOf(stage), isQuiet: true });
  const done = examplesDone(output);
  for (let number = 1; number <= blocks.length; number += 1) {
    if (done.includes(number)) tally.did();
    else tally.failed(`example ${number} of ${title}: ${output.slice(-3000)}`);
  }
  if (blocks.length === 0) tally.failed(`${title} has no examples`);
}

async function runSnippet({ program: [program] }, tally, stage) {
  try {
    await receiveBySnippet({ ...stage, programs: path.dirname(program) });
    tally.did();
  } catch (error) {
    tally.failed(`the panel’s snippet for webhooks: ${error.message.slice(-3000)}`);
  }
}

/** Runs a check; what one prints that is to be shown is shown if it passes, too. */
async function check({ name, command: [program, ...args], isShown = false }, tally, stage) {
  const { code, output } = await run(program, args, {
    cwd: stage.folder,
    env: environmentOf(stage),
    isQuiet: true,
  });
  if (code === 0 && isShown) say(`${name}: ${output.trim()}`);
  if (code === 0) tally.did();
  else tally.failed(`${name}: ${output.slice(-3000)}`);
}

/** Returns the environment in which programs find the service. */
function environmentOf({ service, language }) {
  return {
    ...language.environment,
    COUNTINGHOUSE_BASE_URL: service.url,
    COUNTINGHOUSE_API_KEY: service.apiKey,
    COUNTINGHOUSE_EMAIL: service.email,
    COUNTINGHOUSE_PASSWORD: service.password,
  };
}

function tallyOf(name) {
  const tally = {
    name,
    passed: 0,
    failures: 0,
    did: () => ((tally.passed += 1), tally),
    failed(message) {
      tally.failures += 1;
      if (message !== undefined) say(`${name}: FAILED ${message}`);
      return tally;
    },
  };
  return tally;
}
