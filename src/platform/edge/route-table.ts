import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Problem } from '../../kernel/problems/problem.js';
import { methodNotPossible } from './method-not-possible.js';
import { OperationCatalog } from './operation-catalog.js';

/** Knows which methods a path has, which distinguishes a wrong method from a wrong path. */
@Injectable()
export class RouteTable {
  constructor(private readonly operations: OperationCatalog) {}

  /**
   * Returns the methods of the operations whose path matches, with OPTIONS, and HEAD if there is a GET.
   *
   * A literal path wins over a parameter: in `/invoices/calculate`, the last part is no identifier.
   */
  methodsAt(path: string): string[] {
    const matching = this.operations.all().filter((operation) => patternOf(operation.path).test(path));
    if (matching.length === 0) return [];
    const literal = matching.filter((operation) => !operation.path.includes(':'));
    const methods = (literal.length > 0 ? literal : matching).map(({ method }) => method.toUpperCase());
    return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
  }

  /** Returns Problem `method_not_allowed` with its Allow header; undefined if the path is unknown. */
  methodNotAllowed(request: Request): Problem | undefined {
    const methods = this.methodsAt(request.path);
    return methods.length === 0 ? undefined : methodNotPossible(request.method, methods);
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (pattern === undefined) {
    pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`);
    patterns.set(path, pattern);
  }
  return pattern;
}
