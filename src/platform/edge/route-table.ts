import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { OperationCatalog } from './operation-catalog.js';

/** Knows which methods a path has, so that a wrong method is told apart from a wrong path. */
@Injectable()
export class RouteTable {
  constructor(private readonly operations: OperationCatalog) {}

  /**
   * The methods of the operations whose path matches, with OPTIONS, and HEAD where there is a GET.
   *
   * A path that an operation names literally is that operation's alone: `/invoices/calculate` is no identifier.
   */
  methodsAt(path: string): string[] {
    const matching = this.operations.all().filter((operation) => patternOf(operation.path).test(path));
    if (matching.length === 0) return [];
    const literal = matching.filter((operation) => !operation.path.includes(':'));
    const methods = (literal.length > 0 ? literal : matching).map(({ method }) => method.toUpperCase());
    return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
  }

  /** Problem `method_not_allowed` with its Allow header, or undefined when the path itself is unknown. */
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
