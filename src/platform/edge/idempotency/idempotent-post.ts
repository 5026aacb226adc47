import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** A POST route that supports `Idempotency-Key`. The boot stops if a POST with a credential is not declared with it. */
export function IdempotentPost(path?: string): MethodDecorator {
  return applyDecorators(Post(path), UseInterceptors(IdempotencyInterceptor));
}
