import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { OperationRequest } from '../answer-adapter.js';
import { bearerTokenOf } from './bearer-token.js';
import { isAllowed, setUpOperations } from '../../contract/access.js';
import {
  assertConfirmed,
  insufficientScope,
  invalidToken,
  setUpRequired,
} from '../../contract/challenges.js';
import { Clock } from '../../contract/clock.js';
import { operationOf, type OperationSpec } from '../../contract/operation.js';
import { callInProcessOf } from '../call-in-process.js';
import { StrategyName } from './strategy-name.js';
import { Strangers } from '../rate-limit/strangers.js';
import type { Principal } from '../../contract/principal.js';

/**
 * The global authentication guard: it refuses unless the operation is declared public.
 *
 * passport-http-bearer would also accept a token from the query or the body, where it ends up in logs. This guard reads
 * the Authorization header only, and every refusal has its challenge (RFC 6750).
 */
@Injectable()
export class BearerGuard extends AuthGuard() {
  constructor(
    private readonly strangers: Strangers,
    private readonly clock: Clock,
    { value: defaultStrategy }: StrategyName,
  ) {
    super({ defaultStrategy });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperationRequest & { user: Principal }>();
    const operation = operationOf(context.getHandler());
    request.operation = operation;
    const { access } = operation;
    if (access === 'public') return true;
    const inProcess = callInProcessOf(request);
    if (inProcess === undefined) await this.authenticate(context, request);
    else request.user = inProcess.who;
    this.assertSure(request.user, operation);
    const refusal = request.user.limits?.refusalOf({
      id: operation.id,
      method: request.method.toLowerCase(),
    });
    if (refusal !== undefined) throw refusal;
    return true;
  }

  private async authenticate(context: ExecutionContext, request: Request): Promise<void> {
    bearerTokenOf(request, this.strangers);
    await super.canActivate(context);
  }

  private assertSure(who: Principal, { id, access, confirmed }: OperationSpec): void {
    if (who.assurance?.setUpOnly === true && !setUpOperations.includes(id)) throw setUpRequired();
    if (!isAllowed(who, access)) throw insufficientScope(access);
    if (confirmed === true) assertConfirmed(who, this.clock.now());
  }

  override handleRequest<P>(error: unknown, principal: P | false): P {
    if (error !== null && error !== undefined) throw error as Error;
    if (principal === false) throw invalidToken();
    return principal;
  }
}
