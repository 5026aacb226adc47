import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import type { Engines } from '../engines/engines.js';
import { InProcessCalls } from './edge/call-in-process.js';
import { JsonBodyGuard } from './edge/body/json-body.guard.js';
import { ProblemFilter } from './edge/problems/problem.filter.js';
import { QueryGuard } from './edge/query.guard.js';
import { RateLimitGuard } from './edge/rate-limit/rate-limit.guard.js';
import { RateLimits } from './edge/rate-limit/rate-limits.js';
import { Strangers } from './edge/rate-limit/strangers.js';
import { RouteTable } from './edge/route-table.js';
import { BodyReader } from './edge/body/body-reader.js';
import { BodyValidationPipe } from './edge/body/validation.pipe.js';
import { BearerGuard } from './edge/identity/bearer.guard.js';
import { StrategyName } from './edge/identity/strategy-name.js';
import { GroupAnswers } from './edge/groups/group-answers.js';
import { GroupWork } from './edge/groups/group-work.js';
import { Lanes } from './edge/groups/lanes.js';
import { WaitingKeys } from './edge/groups/waiting-keys.js';
import { Idempotency } from './edge/idempotency/idempotency.js';
import { InstallationRules } from './contract/installation-rules.js';
import { InstallationSecret } from './contract/installation-secret.js';
import { ClockMove } from './books/jobs/clock-move.js';
import { JobCatalog } from './books/jobs/job-catalog.js';
import { JobQueues } from './books/jobs/job-queues.js';
import { Lists } from './books/lists/lists.js';
import { Log } from './signals/log.js';
import { Files } from './files/files.js';
import { FileSweep } from './files/file-sweep.js';
import { Mailer } from './mail/mailer.js';
import { Outbound } from './outbound/outbound.js';
import { Secrets } from './secrets/secrets.js';
import { Metrics } from './signals/metrics.js';
import { OperationCatalog } from './edge/operation-catalog.js';

interface Given {
  readonly jobs: JobQueues;
  readonly log: Log;
  readonly secret: InstallationSecret;
  readonly secrets: Secrets;
  readonly outbound: Outbound;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly limits: RateLimits;
  readonly rules?: InstallationRules;
  readonly engines?: Engines;
}

/**
 * What every request passes: authentication, query, body, answer, and the filter for errors.
 *
 * The guards run in this order: a caller must be authenticated before its query is checked or its body is read.
 */
@Global()
@Module({
  imports: [DiscoveryModule, PassportModule],
  providers: [
    InProcessCalls,
    OperationCatalog,
    RouteTable,
    StrategyName,
    Strangers,
    { provide: APP_GUARD, useClass: BearerGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: QueryGuard },
    { provide: APP_GUARD, useClass: JsonBodyGuard },
    { provide: Lanes, useFactory: () => new Lanes() },
    WaitingKeys,
    GroupAnswers,
    GroupWork,
    Idempotency,
    ClockMove,
    JobCatalog,
    Lists,
    Metrics,
    FileSweep,
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [
    ClockMove,
    GroupWork,
    Idempotency,
    Lanes,
    WaitingKeys,
    JobCatalog,
    Lists,
    Metrics,
    FileSweep,
    InProcessCalls,
    OperationCatalog,
    RouteTable,
    StrategyName,
    Strangers,
  ],
})
export class PlatformModule {
  static using({
    jobs,
    log,
    secret,
    secrets,
    outbound,
    mailer,
    files,
    limits,
    rules = new InstallationRules(),
    engines,
  }: Given): DynamicModule {
    const bodies = new BodyValidationPipe(engines);
    const providers = [
      { provide: JobQueues, useValue: jobs },
      { provide: Log, useValue: log },
      { provide: InstallationSecret, useValue: secret },
      { provide: Secrets, useValue: secrets },
      { provide: Outbound, useValue: outbound },
      { provide: Mailer, useValue: mailer },
      { provide: Files, useValue: files },
      { provide: RateLimits, useValue: limits },
      { provide: InstallationRules, useValue: rules },
      { provide: APP_PIPE, useValue: bodies },
      { provide: BodyReader, useValue: new BodyReader(bodies) },
    ];
    return {
      module: PlatformModule,
      providers,
      exports: [
        BodyReader,
        Files,
        InstallationRules,
        InstallationSecret,
        JobQueues,
        Log,
        Mailer,
        Outbound,
        Secrets,
      ],
    };
  }
}
