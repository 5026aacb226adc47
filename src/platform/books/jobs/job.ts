import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Principal } from '../../contract/principal.js';

/** A kind of job: its name in the queue, and in its type the payload that its handler takes. */
export interface JobKind<Payload extends object> {
  readonly name: `${string}.${string}`;
  readonly __payload?: Payload;
}

/** Names a kind of job. The payload must be plain JSON; jobs of earlier versions are still in the queue. */
export function jobKind<Payload extends object>(name: JobKind<Payload>['name']): JobKind<Payload> {
  return { name };
}

/**
 * Handles jobs of one kind by calling one method of a service.
 *
 * A job may run twice, when a process dies between its work and its end, so the second time must change nothing.
 */
export interface JobHandler<Payload extends object> {
  /** `who` is the service itself, within the organization that the job was made for. */
  run(who: Principal, payload: Payload): Promise<unknown>;
}

export const JOB = Symbol('job');

/** Declares a provider as the handler of a kind of job. */
export function JobHandler<Payload extends object>(
  kind: JobKind<Payload>,
): (handler: new (...given: never[]) => JobHandler<Payload>) => void {
  return applyDecorators(Injectable(), SetMetadata(JOB, kind));
}
