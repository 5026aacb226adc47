import ts from 'typescript';
import { nodeRule } from './rule.js';

/** A route returns its answer. With `@Res()`, Nest leaves the answer to the route, and filters and headers are lost. */
export const answers = nodeRule(
  (path) => path.startsWith('src/'),
  (node) => {
    if (!ts.isDecorator(node) || !/^@(Res|Response|Next)\b/.test(node.getText())) return undefined;
    return {
      wrong: `${node.getText()} takes the answer away from Nest`,
      fix: 'return the answer; set the status with @HttpCode and a header in an interceptor of platform/edge',
    };
  },
);
