import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** A route for POST that heeds `Idempotency-Key`. Every POST of a known caller is one, or the boot stops. */
export function IdempotentPost(path?: string): MethodDecorator {
  return applyDecorators(Post(path), UseInterceptors(IdempotencyInterceptor));
}
