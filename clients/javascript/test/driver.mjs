/** Does what the contract suite says, line by line (clients/contract/README.md). Its argument is esm or cjs. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { createInterface } from 'node:readline';

const name = '@countinghouse/client';
const library = process.argv[2] === 'cjs' ? createRequire(import.meta.url)(name) : await import(name);

const FAMILIES = {
  AuthenticationError: 'authentication',
  PermissionError: 'permission',
  NotFoundError: 'not_found',
  ConflictError: 'conflict',
  ValidationError: 'validation',
  RateLimitError: 'rate_limit',
  ServerError: 'server',
  ConnectionError: 'connection',
  WebhookSignatureError: 'signature',
};

let client;
let reports = [];

const commands = {
  client({ base_url: baseUrl, api_key: apiKey, timeout_ms: timeoutMs, retries, headers, app, hooks }) {
    reports = [];
    const listening = hooks && {
      onRequest: (report) => reports.push(sent(report)),
      onResponse: (report) => reports.push(ended(report)),
    };
    client = new library.Countinghouse(
      given({ baseUrl, apiKey, timeoutMs, retries, headers, app, ...listening }),
    );
    return null;
  },
  async call(command) {
    const answer = called(command);
    return command.with_response ? answered(await answer.withResponse()) : data(await answer);
  },
  async all(command) {
    const items = [];
    for await (const item of called(command)) {
      items.push(item);
      if (items.length === command.take) break;
    }
    return items;
  },
  follow: ({ operation, ...command }) =>
    commands.all({ ...command, operation: operation.replace(/\w+$/, 'follow') }),
  array: (command) => called(command).toArray(command.limit),
  async stream(command) {
    const { fileName, mediaType, body } = await called(command, 'Stream');
    return {
      file_name: fileName ?? null,
      media_type: mediaType ?? null,
      ...bytes(await new Response(body).arrayBuffer()),
    };
  },
  async request({ method, path, query, body, options }) {
    return answered(
      await client.request(method, path, { ...given({ query, body: typed(body) }), ...optionsOf(options) }),
    );
  },
  async sse({ path, take }) {
    const events = [];
    for await (const event of client.stream(path)) {
      events.push(event);
      if (events.length === take) break;
    }
    return events;
  },
  hooks: () => reports.splice(0),
  token: () => client.consistencyToken ?? null,
  read_after({ token }) {
    client.readAfter(token);
    return null;
  },
  async verify({ body, headers, secrets: secret, tolerance_seconds: toleranceSeconds }) {
    const content = body.$bytes === undefined ? body : new Uint8Array(Buffer.from(body.$bytes, 'base64'));
    const event = await library.verifyWebhook(content, headers, given({ secret, toleranceSeconds }));
    const about = KINDS.find((kind) => library.eventObject(event, kind) !== undefined);
    const object = about === undefined ? event.data?.object : library.eventObject(event, about);
    return { ...event, $about: about ?? null, $object: object ?? null };
  },
  sign({ body, secret, id, timestamp }) {
    return library.signWebhook(body, secret, { id, timestamp: new Date(timestamp * 1000) });
  },
};

const KINDS =
  'invoice credit_note customer product payment document_file webhook_endpoint member invitation message'.split(
    ' ',
  );

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  const answer = await answerTo(command);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function answerTo(command) {
  try {
    return { ok: await commands[command.do](command) };
  } catch (error) {
    if (error instanceof TypeError) return { error: { family: 'usage', message: error.message } };
    const family = FAMILIES[error.constructor.name];
    if (family === undefined || !(error instanceof library[error.constructor.name])) throw error;
    const { code, status, message, requestId, problem, errors, retryAfterSeconds } = error;
    const told = { family, code, status, message, problem, errors };
    return { error: { ...told, request_id: requestId, retry_after_seconds: retryAfterSeconds } };
  }
}

function called({ operation, path = [], query, body, options }, ending = '') {
  const [resource, method] = operation.split('.');
  const values = [...path, body, query].filter((value) => value !== undefined).map(typed);
  return client[camel(resource)][camel(method) + ending](...values, optionsOf(options));
}

function optionsOf(options = {}) {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [camel(name), value]));
}

/** `{ $float: 'NaN' }` and `{ $decimal: '0.1' }` as numbers. */
function typed(value) {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  const text = value.$float ?? value.$decimal;
  if (text !== undefined) return Number(text);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typed(inner)]));
}

function sent({ method, url, headers, attempt, timeoutMs }) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { at: 'request', method, url, headers: lower, attempt, timeout_ms: timeoutMs };
}

function ended({ method, url, attempt, status, requestId, error }) {
  const told = { status: status ?? null, request_id: requestId ?? null, error: error?.code ?? null };
  return { at: 'response', method, url, attempt, ...told };
}

function answered({ data: value, status, headers, requestId }) {
  return { data: data(value), status, headers: Object.fromEntries(headers), request_id: requestId };
}

function data(value) {
  return value instanceof Uint8Array ? bytes(value) : (value ?? null);
}

function bytes(content) {
  return { $bytes: Buffer.from(content).toString('base64') };
}

function camel(name) {
  return name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
}

function given(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
