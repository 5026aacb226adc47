import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Noun } from './resource.js';

/** What the arguments of a route declare about its operation, so that it need not be declared twice. */
export interface RouteFacts {
  /** What `:id` identifies: the argument with @ResourceId() or @TargetOf(). */
  readonly of?: Noun;
  /** The part of the path beside `:id` that is one of a closed list: the argument with @Choice(). */
  readonly choice?: PathChoice;
  /** Whether an argument reads If-Match. */
  readonly conditional?: boolean;
  /** The class of the argument with @Body(), and its documented example. */
  readonly body?: BodyFact;
}

export interface PathChoice {
  readonly name: string;
  readonly values: readonly string[];
  readonly description: string;
}

export interface BodyFact {
  readonly type: Type;
  readonly example: object;
  /** Whether libraries may leave it out: the class says so by a static `mayBeAbsent`. */
  readonly mayBeAbsent?: boolean;
}

const FACTS = Symbol('route facts');

/** Records what an argument declares. Decorators of arguments run before those of the method. */
export function recordRouteFacts(
  target: object,
  method: string | symbol | undefined,
  facts: RouteFacts,
): void {
  if (method === undefined) throw new Error('An argument of a constructor is none of a route.');
  Reflect.defineMetadata(FACTS, { ...recordedRouteFacts(target, method), ...facts }, target, method);
}

/** Raises Error if the class of the body has no example. */
export function factsOf(target: object, method: string | symbol): RouteFacts {
  const body = bodyOf(target, method);
  return { ...recordedRouteFacts(target, method), ...(body && { body }) };
}

function recordedRouteFacts(target: object, method: string | symbol): RouteFacts {
  return (Reflect.getMetadata(FACTS, target, method) ?? {}) as RouteFacts;
}

/** Returns the class of the body in the same way as Nest's ValidationPipe and Swagger module. */
function bodyOf(target: object, method: string | symbol): BodyFact | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, method) ?? {}) as object;
  const key = Object.keys(args).find((name) => name.startsWith(`${RouteParamtypes.BODY}:`));
  if (key === undefined) return undefined;
  const types = Reflect.getMetadata('design:paramtypes', target, method) as unknown[];
  const type = types[Number(key.split(':')[1])] as Type & Partial<Omit<BodyFact, 'type'>>;
  const { example, mayBeAbsent } = type;
  if (example !== undefined) return { type, example, ...(mayBeAbsent && { mayBeAbsent }) };
  const route = `${target.constructor.name}.${String(method)}`;
  throw new Error(`${route}: the class ${type.name} of the body needs a static \`example\`.`);
}
