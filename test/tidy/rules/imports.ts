import { posix } from 'node:path';
import ts from 'typescript';
import { lineOf, nodesOf, type SourceFileView } from './source-file-view.js';

/** One name that an import binds. */
export interface Binding {
  readonly local: string;
  /** The exported name; `default` or `*` if there is none. */
  readonly imported: string;
  readonly typeOnly: boolean;
}

/** One dependency of a file on another file or package, whatever its syntax. */
export interface Import {
  readonly specifier: string;
  /** The path, inside the repository, of a relative specifier; undefined for a package. */
  readonly target: string | undefined;
  /** Whether the compiled program does not contain it. */
  readonly typeOnly: boolean;
  readonly bindings: readonly Binding[];
  readonly line: number;
}

const importsByView = new WeakMap<SourceFileView, readonly Import[]>();

/**
 * Returns what a file depends on, in reading order.
 *
 * Covers `import`, `export ... from`, `import()` as expression and as type, `require()` and `new URL('./x.js',
 * import.meta.url)`, each with a literal specifier.
 */
export function importsOf(view: SourceFileView): readonly Import[] {
  const known = importsByView.get(view);
  if (known !== undefined) return known;
  const imports = nodesOf(view).flatMap((node) => asImports(view, node, dependencyOf(node)));
  importsByView.set(view, imports);
  return imports;
}

/** Returns the imported file among `paths`, trying the extensions that a bundler would; undefined if there is none. */
export function resolveIn(paths: ReadonlyMap<string, unknown>, { target }: Import): string | undefined {
  if (target === undefined) return undefined;
  const bare = target.replace(/\.ts$/, '');
  const tries = [target, `${bare}.tsx`, `${bare}.js`, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
  return tries.find((path) => paths.has(path));
}

/**
 * Returns the package of a bare specifier: `@nestjs/common` of `@nestjs/common/enums`; undefined for a relative one.
 */
export function packageOf({ specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

interface Dependency {
  readonly specifier: ts.Node | undefined;
  readonly typeOnly: boolean;
  readonly bindings: readonly Binding[];
}

function dependencyOf(node: ts.Node): Dependency | undefined {
  if (ts.isImportDeclaration(node)) return ofImport(node);
  if (ts.isExportDeclaration(node)) return ofReexport(node);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal, typeOnly: true, bindings: [] };
  }
  if (
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword || isNamed(node, 'require'))
  ) {
    return { specifier: node.arguments[0], typeOnly: false, bindings: [] };
  }
  if (
    ts.isNewExpression(node) &&
    isNamed(node, 'URL') &&
    node.arguments?.[1]?.getText() === 'import.meta.url'
  ) {
    return { specifier: node.arguments[0], typeOnly: false, bindings: [] };
  }
  return undefined;
}

function ofImport({ moduleSpecifier, importClause: clause }: ts.ImportDeclaration): Dependency {
  if (clause === undefined) return { specifier: moduleSpecifier, typeOnly: false, bindings: [] };
  const wholeIsType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings: Binding[] = [];
  const bind = (local: ts.Identifier, imported: string, isType: boolean): void => {
    bindings.push({ local: local.text, imported, typeOnly: wholeIsType || isType });
  };
  if (clause.name !== undefined) bind(clause.name, 'default', false);
  if (clause.namedBindings !== undefined) {
    if (ts.isNamespaceImport(clause.namedBindings)) bind(clause.namedBindings.name, '*', false);
    else
      for (const one of clause.namedBindings.elements)
        bind(one.name, (one.propertyName ?? one.name).text, one.isTypeOnly);
  }
  const typeOnly = wholeIsType || (bindings.length > 0 && bindings.every((binding) => binding.typeOnly));
  return { specifier: moduleSpecifier, typeOnly, bindings };
}

function ofReexport({ moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration): Dependency {
  const elements =
    exportClause !== undefined && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [];
  const typeOnly = isTypeOnly || (elements.length > 0 && elements.every((element) => element.isTypeOnly));
  return { specifier: moduleSpecifier, typeOnly, bindings: [] };
}

function isNamed({ expression }: ts.CallExpression | ts.NewExpression, name: string): boolean {
  return ts.isIdentifier(expression) && expression.text === name;
}

function asImports(view: SourceFileView, node: ts.Node, dependency: Dependency | undefined): Import[] {
  if (dependency?.specifier === undefined || !ts.isStringLiteralLike(dependency.specifier)) return [];
  const { specifier, typeOnly, bindings } = dependency;
  const target = specifier.text.startsWith('.') ? inRepository(view.path, specifier.text) : undefined;
  return [{ specifier: specifier.text, target, typeOnly, bindings, line: lineOf(view, node) }];
}

function inRepository(from: string, specifier: string): string {
  return posix
    .join(posix.dirname(from), specifier)
    .replace(/\.js$/, '.ts')
    .replace(/\.jsx$/, '.tsx');
}
