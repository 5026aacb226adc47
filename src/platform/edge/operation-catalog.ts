import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { publicOperations } from '../contract/access.js';
import { isIdempotent, OPERATION, type OperationSpec } from '../contract/operation.js';

/** An operation and its route, without prefix: `get`, `/invoices/:id`. */
export interface CatalogEntry extends OperationSpec {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
}

/** The only register of operations, collected from the routes during the boot. */
@Injectable()
export class OperationCatalog {
  private entries: readonly CatalogEntry[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /**
   * Raises Error, which stops the boot, if a route declares nothing, an id repeats, or a public operation is not
   * listed.
   */
  all(): readonly CatalogEntry[] {
    this.entries ??= this.read();
    return this.entries;
  }

  /** Returns the documented example of an object by the name of its schema: `Invoice`. */
  exampleOf(schema: string): object | undefined {
    const types = this.all().map(
      ({ answer }) => answer.type as (Type & { readonly example?: object }) | undefined,
    );
    return types.find((type) => type?.name === `${schema}Dto`)?.example;
  }

  private read(): CatalogEntry[] {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => metatype ?? []);
    const entries = controllers.flatMap((controller) => this.routesOf(controller as Type));
    const ids = entries.map((entry) => entry.id);
    const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
    if (repeated !== undefined) throw new Error(`Two routes declare the operation ${repeated}.`);
    for (const { id, access } of entries) {
      if ((access === 'public') === publicOperations.includes(id)) continue;
      throw new Error(`The operation ${id} and the list of public operations disagree.`);
    }
    return entries;
  }

  private routesOf(controller: Type): CatalogEntry[] {
    const prototype = controller.prototype as Record<string, object>;
    const base = pathOf(controller);
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (handler === undefined) return [];
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const spec = Reflect.getMetadata(OPERATION, handler) as OperationSpec | undefined;
      if (spec === undefined) throw new Error(`${controller.name}.${name} is a route without @Operation().`);
      const verb = RequestMethod[method].toLowerCase() as CatalogEntry['method'];
      if (isIdempotent(spec, verb) !== heedsKey(handler)) {
        throw new Error(`${controller.name}.${name}: @IdempotentPost() is for each POST of a known caller.`);
      }
      assertAnswer(spec, `${controller.name}.${name}`);
      return [{ ...spec, method: verb, path: joinPath(base, pathOf(handler)) }];
    });
  }
}

/** An answer without a type has no content, so a returned value would be lost. */
function assertAnswer({ answer }: OperationSpec, route: string): void {
  const { type, lines, stream, media, archive } = answer;
  const isStreamed = lines === true || stream === true || archive !== undefined;
  const hasContent = type !== undefined || media !== undefined || isStreamed;
  if (hasContent === (answer.status !== 204)) return;
  throw new Error(
    hasContent
      ? `${route} declares content for status 204, which has none; declare status 200 or 201.`
      : `${route} declares status ${answer.status} without answer.type; declare the type, or status 204.`,
  );
}

function heedsKey(handler: object): boolean {
  const interceptors = Reflect.getMetadata(INTERCEPTORS_METADATA, handler) as unknown[] | undefined;
  return interceptors?.includes(IdempotencyInterceptor) === true;
}

function pathOf(target: object): string {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return (Array.isArray(path) ? path[0] : path) ?? '';
}

function joinPath(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter((step) => step !== '')
    .join('/')}`;
}
