import { applyDecorators, Post, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor, LANE } from './idempotency.interceptor.js';

/**
 * A POST route that supports `Idempotency-Key`. The boot stops if a POST with a credential is not declared with it.
 *
 * Takes the lane of a route whose requests can work together (see GroupWork).
 */
export function IdempotentPost(path?: string, { lane }: { readonly lane?: string } = {}): MethodDecorator {
  const post = applyDecorators(Post(path), UseInterceptors(IdempotencyInterceptor));
  return lane === undefined ? post : applyDecorators(post, SetMetadata(LANE, lane));
}
