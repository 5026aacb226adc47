import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { problemPage } from './kernel/problems/problem-page.js';
import { problemCodes } from './kernel/problems/registry.js';
import { runtimeDataSource } from './platform/books/data-source.js';
import { ClockWatch } from './platform/books/clock-watch.js';
import { Notifications } from './platform/books/notifications.js';
import { DatabaseMonitor } from './platform/books/database-monitor.js';
import { RateLimits } from './platform/edge/rate-limit/rate-limits.js';
import { InstallationSecret } from './platform/contract/installation-secret.js';
import { JobQueues } from './platform/books/jobs/job-queues.js';
import { Log } from './platform/signals/log.js';
import { scopes, tags } from './modules/resources.js';
import { documentText } from './platform/reference/document-text.js';
import { buildDocument } from './platform/reference/document.js';
import { openPointsPage } from './platform/reference/open-points-page.js';
import { openPoints } from './platform/reference/open-points.js';
import { firstReleasesFile } from './platform/reference/since.js';
import { OperationCatalog, type CatalogEntry } from './platform/edge/operation-catalog.js';
import { problemCodesOf } from './platform/contract/operation.js';
import { Clock } from './platform/contract/clock.js';
import { Files } from './platform/files/files.js';
import { Mailer } from './platform/mail/mailer.js';
import { Outbound } from './platform/outbound/outbound.js';
import { MasterKeys } from './platform/secrets/master-keys.js';
import { Secrets } from './platform/secrets/secrets.js';
import { schema } from './schema.js';

const OPERATIONS_HEAD = `# @generated from the operations of src/modules by npm run generate.
# Each line: operation, verb, path, access, problem codes.
`;
const PROBLEM_HEAD = '<!-- @generated from src/kernel/problems/registry.ts by npm run generate. -->\n\n';

/**
 * Every committed file that follows from the code, by its path: what `npm run generate` writes and checks.
 *
 * Needs no database: the wiring is made, but nothing is connected.
 */
export async function generatedFiles(): Promise<Map<string, string>> {
  const app = await unconnected();
  const document = buildDocument(app, tags);
  const operations = app.get(OperationCatalog).all();
  await app.close();
  return new Map([
    ['openapi/openapi.json', documentText(document)],
    ['openapi/operations.txt', OPERATIONS_HEAD + operations.map(operationLine).sort().join('')],
    ['src/platform/reference/generated/first-releases.ts', firstReleasesFile(operations.map(({ id }) => id))],
    ['docs/open-points.md', openPointsPage(openPoints)],
    ['panel/src/api/scopes.ts', scopesFile()],
    ...problemCodes.map((code) => [`docs/problems/${code}.md`, PROBLEM_HEAD + problemPage(code)] as const),
  ]);
}

function unconnected(): Promise<NestExpressApplication> {
  const connection = { host: '/nowhere', port: 5432, username: 'nobody', database: 'nothing' };
  const pool = { poolSize: 2, statementTimeoutMs: 1_000, onPoolError: () => undefined };
  const log = new Log('silent');
  const secret = new InstallationSecret(new Uint8Array(32));
  const [clock, watch] = [
    new Clock(),
    new DatabaseMonitor({ runtime: connection, direct: connection }, () => undefined),
  ];
  const outbound = new Outbound({ allowHttp: false, allowedNetworks: [] });
  const module = AppModule.in({
    dataSource: runtimeDataSource(connection, schema, pool),
    notifications: new Notifications(connection, log),
    clock,
    clocks: new ClockWatch(clock, watch, log),
    watch,
    jobs: new JobQueues(connection, log),
    log,
    secret,
    outbound,
    files: new Files(undefined),
    mailer: new Mailer(
      {
        server: undefined,
        calledBy: undefined,
        from: undefined,
        redirectTo: undefined,
        publicUrl: undefined,
        dnsServers: [],
        ratePerMinute: 0,
        bounceDomain: undefined,
        dkim: undefined,
        language: 'en',
      },
      outbound,
    ),
    secrets: new Secrets(new MasterKeys([], secret)),
    limits: new RateLimits(undefined),
  });
  return NestFactory.create<NestExpressApplication>(module, { logger: false, abortOnError: false });
}

/** What the panel offers as rights of an API key. */
function scopesFile(): string {
  const entries = scopes.map((scope) => `  '${scope}',\n`).join('');
  const head = '// Generated from src/modules/resources.ts by npm run generate.\n';
  return `${head}export const scopes = [\n${entries}] as const;\n`;
}

/** One line per operation: id, verb, path, access, problem codes. */
function operationLine(entry: CatalogEntry): string {
  const words = [
    entry.id,
    entry.method.toUpperCase(),
    entry.path,
    entry.access === 'public' ? 'public' : 'bearer',
  ];
  return `${words.join(' ')} ${problemCodesOf(entry, entry.method).join(',')}\n`;
}
