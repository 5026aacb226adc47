import ts from 'typescript';
import { importsOf, resolveIn, type Import } from './imports.js';
import type { Finding, Rule } from './rule.js';
import { lineOf, nodesOf, type SourceFileView } from './source-file-view.js';

type Files = ReadonlyMap<string, SourceFileView>;

interface Search {
  readonly files: Files;
  readonly seen: Set<SourceFileView>;
}

/**
 * The class of a route argument is imported as a value. `import type` silently removes it from the decorator metadata,
 * and with it all validation (measured). An interface cannot be validated anyway and stays a type.
 */
export const routeArguments: Rule = (files) => {
  const byPath = new Map(files.map((view) => [view.path, view]));
  return files
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((view) => argumentTypesOf(view).flatMap((type) => judge(view, type, byPath)));
};

/** Returns the named types of all decorated parameters of routes: of methods in a class with `@Controller`. */
function argumentTypesOf(view: SourceFileView): ts.Identifier[] {
  return nodesOf(view).flatMap((node) => {
    if (!ts.isParameter(node) || !ts.isMethodDeclaration(node.parent) || !isController(node.parent.parent))
      return [];
    if ((ts.getDecorators(node) ?? []).length === 0 || node.type === undefined) return [];
    return ts.isTypeReferenceNode(node.type) && ts.isIdentifier(node.type.typeName)
      ? [node.type.typeName]
      : [];
  });
}

function isController(node: ts.Node): boolean {
  if (!ts.isClassDeclaration(node)) return false;
  return (ts.getDecorators(node) ?? []).some((decorator) => /^@Controller\b/.test(decorator.getText()));
}

function judge(view: SourceFileView, type: ts.Identifier, files: Files): Finding[] {
  for (const imported of importsOf(view)) {
    const binding = imported.bindings.find(({ local, typeOnly }) => typeOnly && local === type.text);
    if (binding === undefined || !isClass(binding.imported, imported, { files, seen: new Set() })) continue;
    return [
      {
        path: view.path,
        line: lineOf(view, type),
        wrong: `${type.text} is a route argument and comes by \`import type\`, so nothing validates it`,
        fix: 'import the class as a value',
      },
    ];
  }
  return [];
}

/**
 * Follows re-exports to the declaration. An unknown name counts as a class if it is written like one. Each file is
 * visited once: many ways lead to most of them.
 */
function isClass(name: string, imported: Import, search: Search): boolean {
  const { files, seen } = search;
  const path = resolveIn(files, imported);
  const view = path === undefined ? undefined : files.get(path);
  if (view === undefined) return /(Dto|Params?|Query|Body)$/.test(name);
  if (seen.has(view)) return false;
  seen.add(view);
  const declared = declarationsOf(view).get(name);
  if (declared !== undefined) return declared === 'class';
  return importsOf(view).some((next) => next.target !== undefined && isClass(name, next, search));
}

const declarationsByView = new WeakMap<SourceFileView, ReadonlyMap<string, 'class' | 'type'>>();

/** Returns the classes and types that a file declares. A name that is both counts as a class. */
function declarationsOf(view: SourceFileView): ReadonlyMap<string, 'class' | 'type'> {
  const known = declarationsByView.get(view);
  if (known !== undefined) return known;
  const declared = new Map<string, 'class' | 'type'>();
  for (const node of nodesOf(view)) {
    if (ts.isClassDeclaration(node) && node.name !== undefined) declared.set(node.name.text, 'class');
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
    if (!declared.has(node.name.text)) declared.set(node.name.text, 'type');
  }
  declarationsByView.set(view, declared);
  return declared;
}
