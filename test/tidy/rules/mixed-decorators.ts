import ts from 'typescript';
import { importsOf, type Import } from './imports.js';
import { nodeRule } from './rule.js';
import type { SourceFileView } from './source-file-view.js';

const FIELDS = /^src\/platform\/(?:fields\.ts$|contract\/fields\/)/;

/**
 * A property has a field decorator or one of class-transformer, not both, because the engine that reads bodies does not
 * see the second.
 */
export const mixedDecorators = nodeRule(
  (path) => path.startsWith('src/'),
  (node, view) => {
    if (!ts.isPropertyDeclaration(node)) return undefined;
    const names = decoratorsOf(node);
    const transforming = namesFrom(view, ({ specifier }) => specifier === 'class-transformer');
    const ofFields = namesFrom(view, ({ target = '' }) => FIELDS.test(target));
    const found = names.find((name) => transforming.has(name));
    if (found === undefined || !names.some((name) => ofFields.has(name))) return undefined;
    return {
      wrong: `@${found} of class-transformer stands beside the decorator of a field, where nothing heeds it`,
      fix: 'let the decorator of the field read the value',
    };
  },
);

function decoratorsOf(node: ts.PropertyDeclaration): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) => {
    return (ts.isCallExpression(expression) ? expression.expression : expression).getText();
  });
}

function namesFrom(view: SourceFileView, isWanted: (imported: Import) => boolean): Set<string> {
  const wanted = importsOf(view).filter(isWanted);
  return new Set(wanted.flatMap(({ bindings }) => bindings.map(({ local }) => local)));
}
