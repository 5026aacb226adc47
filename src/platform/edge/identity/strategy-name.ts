import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/**
 * Under which name Passport knows the strategy of this service.
 *
 * Passport has one register for the whole process. With one name for all, the service that started last would check the
 * credentials of every other one in the process.
 */
@Injectable()
export class StrategyName {
  readonly value = `bearer ${randomUUID()}`;
}
