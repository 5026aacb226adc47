import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from './principal.js';

/** The principal that the bearer guard has authenticated, as an argument of a route. */
export const Who = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  return context.switchToHttp().getRequest<Request & { user: Principal }>().user;
});
