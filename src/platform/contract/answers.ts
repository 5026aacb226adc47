import type { Type } from '@nestjs/common';
import type { FileAnswer } from './file-answer.js';
import type { ListDefinition } from './lists/list-definition.js';
import { listParameters } from './lists/list-parameters.js';
import type { AnswerSpec } from './operation.js';

/** A class of the API that has an example of itself, checked by the compiler. */
export type Exemplary<Dto extends object> = Type<Dto> & { readonly example: Dto };

/** What an answer may say otherwise than usual. */
export interface AnswerOptions<Dto extends object> {
  /** Without an ETag, though it has a version: the answer depends on more than that. */
  readonly versioned?: false;
  readonly description?: string;
  readonly example?: Dto;
}

/** 201 with the new resource. Takes where it is, if that is not the collection it was posted to. */
export function created<Dto extends object>(
  type: Exemplary<Dto>,
  { collection, ...options }: AnswerOptions<Dto> & Pick<AnswerSpec<Dto>, 'collection'> = {},
): AnswerSpec<Dto> {
  const place = collection === undefined ? {} : { collection };
  return { status: 201, ...described(type, { description: 'Created.', ...options }), ...place };
}

/** 200 with the resource as it is after a change. */
export function updated<Dto extends object>(
  type: Exemplary<Dto>,
  options: AnswerOptions<Dto> = {},
): AnswerSpec<Dto> {
  return { status: 200, ...described(type, { description: 'Updated.', ...options }) };
}

/** 200 with what was asked for. */
export function found<Dto extends object>(
  type: Exemplary<Dto>,
  description: string,
  options: AnswerOptions<Dto> = {},
): AnswerSpec<Dto> {
  return { status: 200, ...described(type, { ...options, description }) };
}

/** 200 with a page of a list. The query parameters of the operation are those of the list. */
export function page<Dto extends object>(
  type: Exemplary<Dto>,
  list: ListDefinition,
  {
    description = `A page of ${list.name.replaceAll('_', ' ')}.`,
    example = type.example,
  }: AnswerOptions<Dto> = {},
): AnswerSpec<Dto> {
  return { status: 200, description, type, example, paged: true, query: listParameters(list) };
}

/** 204: there is nothing to say. */
export function none(description: string): AnswerSpec<void> {
  return { status: 204, description };
}

/** 200 with one JSON object per line: the handler gives `jsonLines(...)`, and they are sent no faster than taken. */
export function lines(description: string): AnswerSpec<AsyncIterable<string>> {
  return { status: 200, description, lines: true };
}

/** 200 with a file of one of these media types: the handler gives its bytes with their digest. */
export function file(description: string, media: readonly string[]): AnswerSpec<FileAnswer> {
  return { status: 200, description, media };
}

interface Described<Dto extends object> extends Omit<AnswerOptions<Dto>, 'versioned'> {
  readonly description: string;
  readonly versioned?: boolean;
}

/** What has a version is sent with an ETag. */
function described<Dto extends object>(
  type: Exemplary<Dto>,
  { description, example = type.example, versioned = 'version' in example }: Described<Dto>,
): Pick<AnswerSpec<Dto>, 'type' | 'example' | 'versioned'> & { readonly description: string } {
  return { description, type, example, ...(versioned && { versioned }) };
}
