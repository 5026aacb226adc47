import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { problemPage } from './kernel/problems/problem-page.js';
import { problemCodes } from './kernel/problems/registry.js';
import { runtimeDataSource } from './platform/database/data-source.js';
import { Notifications } from './platform/database/notifications.js';
import { RateLimits } from './platform/http/rate-limit/rate-limits.js';
import { InstallationSecret } from './platform/identity/installation-secret.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import { Log } from './platform/logging/log.js';
import { buildDocument } from './platform/openapi/document.js';
import { openPointsPage } from './platform/openapi/open-points-page.js';
import { openPoints } from './platform/openapi/open-points.js';
import { OperationCatalog, type CatalogEntry } from './platform/openapi/operation-catalog.js';
import { problemCodesOf } from './platform/openapi/operation.js';
import { Clock } from './platform/time/clock.js';
import { schema } from './schema.js';

/**
 * Every committed file that follows from the code, by its path: what `npm run generate` writes and checks.
 *
 * Needs no database: the wiring is made, but nothing is connected.
 */
export async function generatedFiles(): Promise<Map<string, string>> {
  const app = await unconnected();
  const document = buildDocument(app);
  const operations = app.get(OperationCatalog).all();
  await app.close();
  return new Map([
    ['openapi/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['openapi/operations.txt', operations.map(operationLine).sort().join('')],
    ['docs/open-points.md', openPointsPage(openPoints)],
    ...problemCodes.map((code) => [`docs/problems/${code}.md`, problemPage(code)] as const),
  ]);
}

function unconnected(): Promise<NestExpressApplication> {
  const connection = { host: '/nowhere', port: 5432, username: 'nobody', database: 'nothing' };
  const pool = { poolSize: 2, statementTimeoutMs: 1_000, onPoolError: () => undefined };
  const log = new Log('silent');
  const module = AppModule.in({
    dataSource: runtimeDataSource(connection, schema, pool),
    notifications: new Notifications(connection, log),
    clock: new Clock(),
    jobs: new JobQueue(connection, log),
    log,
    secret: new InstallationSecret(new Uint8Array(32)),
    limits: new RateLimits(undefined),
  });
  return NestFactory.create<NestExpressApplication>(module, { logger: false, abortOnError: false });
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
