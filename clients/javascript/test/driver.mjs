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

const commands = {
  client({ base_url: baseUrl, api_key: apiKey, timeout_ms: timeoutMs, retries, headers }) {
    client = new library.Countinghouse(given({ baseUrl, apiKey, timeoutMs, retries, headers }));
    return null;
  },
  async call(command) {
    const answer = await called(command);
    return answer instanceof Uint8Array
      ? { $bytes: Buffer.from(answer).toString('base64') }
      : (answer ?? null);
  },
  async all(command) {
    const items = [];
    for await (const item of called(command)) {
      items.push(item);
      if (items.length === command.take) break;
    }
    return items;
  },
  verify({ body, headers, secrets: secret, tolerance_seconds: toleranceSeconds }) {
    return library.verifyWebhook(body, headers, given({ secret, toleranceSeconds }));
  },
  sign({ body, secret, id, timestamp }) {
    return library.signWebhook(body, secret, { id, timestamp: new Date(timestamp * 1000) });
  },
};

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

function called({ operation, path = [], query, body, options = {} }) {
  const [resource, method] = operation.split('.');
  const { idempotency_key: idempotencyKey, timeout_ms: timeoutMs, retries, headers } = options;
  const own = given({ idempotencyKey, timeoutMs, retries, headers, ifVersion: options.if_version });
  const values = [...path, ...(body === undefined ? [] : [body]), ...(query === undefined ? [] : [query])];
  return client[camel(resource)][camel(method)](...values, own);
}

function camel(name) {
  return name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
}

function given(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
