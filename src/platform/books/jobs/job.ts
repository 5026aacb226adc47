import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Principal } from '../../contract/principal.js';

/** A kind of job: its name in the queue, and in its type what is told to whoever does it. */
export interface JobKind<Told extends object> {
  readonly name: `${string}.${string}`;
  readonly __told?: Told;
}

/** Names a kind of job. What is told must be plain JSON; jobs of earlier versions are still in the queue. */
export function jobKind<Told extends object>(name: JobKind<Told>['name']): JobKind<Told> {
  return { name };
}

/**
 * Does jobs of one kind by calling one method of a service.
 *
 * A job may be done twice, when a process dies between its work and its end, so the second time must change nothing.
 */
export interface JobHandler<Told extends object> {
  /** `who` is the service itself, within the organization that the job was made for. */
  run(who: Principal, told: Told): Promise<unknown>;
}

export const JOB = Symbol('job');

/** Declares a provider as the one that does a kind of job. */
export function Does<Told extends object>(
  kind: JobKind<Told>,
): (handler: new (...given: never[]) => JobHandler<Told>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB, kind));
}
