import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Principal } from '../../contract/principal.js';

/** A kind of job: its name in the queue. The type parameter is the payload that its handler takes. */
export interface JobKind<Payload extends object> {
  readonly name: `${string}.${string}`;
  /** Who runs it: `outbound` jobs wait for other servers, and so have workers of their own. */
  readonly runner: JobRunner;
  /** Only workers run it, even when a test clock is moved past its time: it waits for others, or takes long. */
  readonly byWorkersOnly?: boolean;
  /** It is ordered every night, so that a clock that is moved past a night runs it. */
  readonly nightly?: boolean;
  readonly __payload?: Payload;
}

type JobOptions = Partial<Pick<JobKind<object>, 'runner' | 'byWorkersOnly' | 'nightly'>>;

export const jobRunners = ['ordinary', 'outbound'] as const;

export type JobRunner = (typeof jobRunners)[number];

/** A kind of job above the organizations, such as a mail about an account. */
export interface InstallationJobKind<Payload extends object> extends JobKind<Payload> {
  readonly belongsTo: 'installation';
}

/** Declares a kind of job. The payload must be plain JSON, and jobs of earlier versions may still be in the queue. */
export function jobKind<Payload extends object>(
  name: JobKind<Payload>['name'],
  { runner = 'ordinary', ...options }: JobOptions = {},
): JobKind<Payload> {
  return { name, runner, ...options };
}

/** Declares a kind of job that belongs to no organization. */
export function installationJobKind<Payload extends object>(
  name: JobKind<Payload>['name'],
  options: { readonly runner?: JobRunner } = {},
): InstallationJobKind<Payload> {
  return { ...jobKind<Payload>(name, options), belongsTo: 'installation' };
}

/**
 * Handles jobs of one kind by calling one method of a service.
 *
 * A job may run twice, if a process dies before it has recorded the job's end. The second run must change nothing.
 */
export interface JobHandler<Payload extends object> {
  /** `who` is the service itself, within the organization of the job. */
  run(who: Principal, payload: Payload): Promise<unknown>;
}

/** The same for a kind of job that belongs to no organization. */
export interface InstallationJobHandler<Payload extends object> {
  run(payload: Payload): Promise<unknown>;
}

export const JOB = Symbol('job');

/** Declares a provider as the handler of a kind of job. */
export function JobHandler<Payload extends object>(
  kind: JobKind<Payload>,
): (handler: new (...given: never[]) => JobHandler<Payload>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB, kind));
}

/** The same for a kind of job that belongs to no organization. */
export function InstallationJobHandler<Payload extends object>(
  kind: InstallationJobKind<Payload>,
): (handler: new (...given: never[]) => InstallationJobHandler<Payload>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB, kind));
}
