import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  JOB,
  type InstallationJobHandler,
  type InstallationJobKind,
  type JobHandler,
  type JobKind,
} from './job.js';

/** A kind of job with its handler. */
export type CatalogedJob = Pick<JobKind<object>, 'runner' | 'byWorkersOnly' | 'nightly'> & {
  readonly name: string;
} & (
    | { readonly belongsTo?: undefined; readonly handler: JobHandler<object> }
    | { readonly belongsTo: 'installation'; readonly handler: InstallationJobHandler<object> }
  );

/** The only register of job handlers, collected from the providers during the boot. */
@Injectable()
export class JobCatalog {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Raises an Error, which stops the boot, if two providers handle the same kind of job. */
  all(): CatalogedJob[] {
    const jobs = this.discovery.getProviders().flatMap(({ metatype, instance }): CatalogedJob[] => {
      if (typeof metatype !== 'function') return [];
      const kind = Reflect.getMetadata(JOB, metatype) as
        JobKind<object> | InstallationJobKind<object> | undefined;
      return kind === undefined ? [] : [{ ...kind, handler: instance as never }];
    });
    const names = jobs.map(({ name }) => name);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) throw new Error(`Two providers handle the job ${repeated}.`);
    return jobs;
  }
}
