import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { JOB, type JobHandler, type JobKind, type JobRunner } from './job.js';

export interface CatalogedJob {
  readonly name: string;
  readonly runner: JobRunner;
  readonly handler: JobHandler<object>;
}

/** The only register of job handlers, collected from the providers during the boot. */
@Injectable()
export class JobCatalog {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Raises an Error, which stops the boot, if two providers handle the same kind of job. */
  all(): CatalogedJob[] {
    const jobs = this.discovery.getProviders().flatMap(({ metatype, instance }): CatalogedJob[] => {
      if (typeof metatype !== 'function') return [];
      const kind = Reflect.getMetadata(JOB, metatype) as JobKind<object> | undefined;
      return kind === undefined
        ? []
        : [{ name: kind.name, runner: kind.runner, handler: instance as JobHandler<object> }];
    });
    const names = jobs.map(({ name }) => name);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) throw new Error(`Two providers handle the job ${repeated}.`);
    return jobs;
  }
}
