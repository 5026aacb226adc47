import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { fromTypeId, type Uuid } from '../../kernel/ids/type-id.js';
import { notFound, Problem } from '../../kernel/problems/problem.js';
import type { Noun } from './resource.js';
import { recordRouteFacts, type PathChoice } from './route-facts.js';
import { versionCondition, type Target, type VersionCondition } from './version-tag.js';

/** The `:id` of a path, as its UUID. An identifier of another kind or shape does not exist. */
export function ResourceId(of: Noun): ParameterDecorator {
  return (target, method, index) => {
    recordRouteFacts(target, method, { of });
    readId(of)(target, method, index);
  };
}

/** The resource of the path that is to be changed, with the versions that `If-Match` names. */
export function TargetOf(of: Noun): ParameterDecorator {
  return (target, method, index) => {
    recordRouteFacts(target, method, { of, conditional: true });
    readTarget(of)(target, method, index);
  };
}

/** The versions that `If-Match` names, for a path that has only one resource. */
export function IfMatch(): ParameterDecorator {
  return (target, method, index) => {
    recordRouteFacts(target, method, { conditional: true });
    readCondition()(target, method, index);
  };
}

/** A part of the path that is one of a closed list. Raises `invalid_parameter` for another one. */
export function Choice(choice: PathChoice): ParameterDecorator {
  return (target, method, index) => {
    recordRouteFacts(target, method, { choice });
    readChoice(choice)(target, method, index);
  };
}

const readChoice = createParamDecorator(({ name, values }: PathChoice, context: ExecutionContext): string => {
  const given = String(requestOf(context).params[name]);
  if (values.includes(given)) return given;
  const detail = `One of ${values.join(', ')} was expected.`;
  throw new Problem('invalid_parameter', detail, {
    errors: [{ pointer: name, code: 'not_allowed', detail }],
  });
});

const readId = createParamDecorator((noun: Noun, context: ExecutionContext): Uuid => {
  return idOf(noun, requestOf(context));
});

const readTarget = createParamDecorator((noun: Noun, context: ExecutionContext): Target => {
  const request = requestOf(context);
  return { id: idOf(noun, request), seen: versionCondition(request.headers['if-match']) };
});

const readCondition = createParamDecorator((_none: unknown, context: ExecutionContext): VersionCondition => {
  return versionCondition(requestOf(context).headers['if-match']);
});

function idOf({ noun, idPrefix }: Noun, request: Request): Uuid {
  const uuid = fromTypeId(idPrefix, String(request.params['id']));
  if (uuid === undefined) throw notFound(noun);
  return uuid;
}

function requestOf(context: ExecutionContext): Request {
  return context.switchToHttp().getRequest<Request>();
}
