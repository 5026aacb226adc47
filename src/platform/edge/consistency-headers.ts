import type { Response } from 'express';
import type { Replica } from '../books/replica/replica.js';
import type { Principal } from '../contract/principal.js';
import type { OperationRequest } from './answer-adapter.js';

const READS: readonly string[] = ['GET', 'HEAD'];

/** Adds to answers what callers need to know beside a replica: what they wrote, or how old it is what they read. */
export function consistencyHeaders(
  replica: Replica,
): (request: OperationRequest, response: Response) => void {
  return (request, response) => {
    const { operation, method, user } = request as OperationRequest & { user?: Principal };
    if (operation === undefined) return;
    if (!READS.includes(method)) {
      const token = replica.token();
      if (token !== undefined) response.setHeader('Consistency-Token', token);
      return;
    }
    const ageMs = user && replica.ageOf(user);
    if (ageMs !== undefined) response.setHeader('As-Of-Lag-Ms', Math.ceil(ageMs));
  };
}
