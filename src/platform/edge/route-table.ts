import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { OperationCatalog } from './operation-catalog.js';

/** Knows which methods a path has, so that a wrong method is told apart from a wrong path. */
@Injectable()
export class RouteTable {
  constructor(private readonly operations: OperationCatalog) {}

  /** The methods of the operations whose path matches, HEAD included where there is a GET. */
  methodsAt(path: string): string[] {
    const methods = this.operations
      .all()
      .flatMap((o) => (patternOf(o.path).test(path) ? [o.method.toUpperCase()] : []));
    const unique = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
    return [...unique].sort();
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
