import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { fromTypeId, idPrefixes, type IdPrefix, type Uuid } from '../../kernel/ids/type-id.js';
import { notFound } from '../../kernel/problems/problem.js';
import { versionCondition, type Target, type VersionCondition } from './version-tag.js';

/** The `:id` of a path, as the UUID inside; one of another kind or shape is one that does not exist. */
export const ResourceId = createParamDecorator((prefix: IdPrefix, context: ExecutionContext): Uuid => {
  return idOf(prefix, requestOf(context));
});

/** The resource of the path that is to be changed, with the versions of it that `If-Match` says were seen. */
export const TargetOf = createParamDecorator((prefix: IdPrefix, context: ExecutionContext): Target => {
  const request = requestOf(context);
  return { id: idOf(prefix, request), seen: versionCondition(request.headers['if-match']) };
});

/** The versions that `If-Match` says were seen of the one resource that the path can mean. */
export const IfMatch = createParamDecorator((_none: unknown, context: ExecutionContext): VersionCondition => {
  return versionCondition(requestOf(context).headers['if-match']);
});

function idOf(prefix: IdPrefix, request: Request): Uuid {
  const uuid = fromTypeId(prefix, String(request.params['id']));
  if (uuid === undefined) throw notFound(idPrefixes[prefix]);
  return uuid;
}

function requestOf(context: ExecutionContext): Request {
  return context.switchToHttp().getRequest<Request>();
}
