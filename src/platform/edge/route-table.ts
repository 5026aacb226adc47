import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
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
    if (methods.length === 0) return undefined;
    const allow = methods.join(', ');
    return new Problem('method_not_allowed', `${request.method} is not possible here; ${allow} is.`, {
      headers: { Allow: allow },
    });
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
