import type { Type } from '@nestjs/common';
import type { FileAnswer } from './file-answer.js';
import type { KeptFile } from './kept-file.js';
import type { ListDefinition } from './lists/list-definition.js';
import { listParameters } from './lists/list-parameters.js';
import type { AnswerSpec } from './operation.js';

/** A class of the API with a static example, which the compiler checks. */
export type Exemplary<Dto extends object> = Type<Dto> & { readonly example: Dto };

/** The exceptions that an answer may declare. */
export interface AnswerOptions<Dto extends object> {
  /** Omits the ETag although there is a version, because the answer depends on more than that. */
  readonly versioned?: false;
  readonly description?: string;
  readonly example?: Dto;
}

/** 201 with the new resource. Takes its collection, unless it is the one that the request was posted to. */
export function created<Dto extends object>(
  type: Exemplary<Dto>,
  { collection, ...options }: AnswerOptions<Dto> & Pick<AnswerSpec<Dto>, 'collection'> = {},
): AnswerSpec<Dto> {
  const place = collection === undefined ? {} : { collection };
  return { status: 201, ...described(type, { description: 'Created.', ...options }), ...place };
}

/** 200 with the resource after the change. */
export function updated<Dto extends object>(
  type: Exemplary<Dto>,
  options: AnswerOptions<Dto> = {},
): AnswerSpec<Dto> {
  return { status: 200, ...described(type, { description: 'Updated.', ...options }) };
}

/** 200 with the requested resource. */
export function found<Dto extends object>(
  type: Exemplary<Dto>,
  description: string,
  options: AnswerOptions<Dto> = {},
): AnswerSpec<Dto> {
  return { status: 200, ...described(type, { ...options, description }) };
}

/** 200 with a page of a list. The operation has the query parameters of the list. */
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

/** 204 without content. */
export function none(description: string): AnswerSpec<void> {
  return { status: 204, description };
}

/** What became of a resource that was deleted: documents that name it need it. */
export const deletionOutcomes = ['deleted', 'archived'] as const;

export type DeletionOutcome = (typeof deletionOutcomes)[number];

/** 204 with a header that says what became of it (decision 0064). */
export function deletedOrArchived(): AnswerSpec<DeletionOutcome> {
  return { status: 204, description: 'Deleted or archived.', outcomes: deletionOutcomes };
}

/**
 * 200 with one JSON object per line. The handler returns `jsonLines(...)`, which produces lines as fast as the client
 * reads.
 */
export function lines(description: string): AnswerSpec<AsyncIterable<string>> {
  return { status: 200, description, lines: true };
}

/** 200 with server-sent events. The handler returns `serverSentEvents(...)`, which ends when the caller has gone. */
export function eventStream(description: string): AnswerSpec<AsyncIterable<string>> {
  return { status: 200, description, stream: true };
}

/** 200 with an archive, which is sent while it is made. Takes the name that it is saved under. */
export function archive(description: string, filename: string): AnswerSpec<AsyncIterable<Buffer>> {
  return { status: 200, description, archive: filename };
}

/** 200 with an archive that is kept, or 206 with the part of it that the caller asks for. Takes its name. */
export function keptArchive(description: string, filename: string): AnswerSpec<KeptFile> {
  return { status: 200, description, archive: filename, ranged: true };
}

/** 200 with a file of one of these media types: the handler gives its bytes with their digest. */
export function file(description: string, media: readonly string[]): AnswerSpec<FileAnswer> {
  return { status: 200, description, media };
}

interface Described<Dto extends object> extends Omit<AnswerOptions<Dto>, 'versioned'> {
  readonly description: string;
  readonly versioned?: boolean;
}

/** An answer with a version gets an ETag. */
function described<Dto extends object>(
  type: Exemplary<Dto>,
  { description, example = type.example, versioned = 'version' in example }: Described<Dto>,
): Pick<AnswerSpec<Dto>, 'type' | 'example' | 'versioned'> & { readonly description: string } {
  return { description, type, example, ...(versioned && { versioned }) };
}
