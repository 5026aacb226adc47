import ts from 'typescript';

/** A file as the rules see it. `path` is relative to the repository and has forward slashes. */
export interface SourceFileView {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The syntax tree; empty for a file that is neither TypeScript nor JavaScript. */
  readonly ast: ts.SourceFile;
}

/** Parses a text as if it were at `path`. Never fails: tsc reports syntax errors. */
export function viewOf(path: string, text: string): SourceFileView {
  const lines = text.replace(/\n$/, '').split('\n');
  const ast = ts.createSourceFile(path, isScript(path) ? text : '', ts.ScriptTarget.ES2022, true);
  return { path, text, lines, ast };
}

/** Whether TypeScript's parser understands the file. */
export function isScript(path: string): boolean {
  return /\.([cm]?[jt]s|[jt]sx)$/.test(path);
}

/** Whether a file is a test. Most rules about the service's own code ignore tests. */
export function isSpec(path: string): boolean {
  return path.endsWith('.spec.ts') || path.endsWith('.spec.tsx');
}

/** Whether a tool writes the file. The size limits do not apply, because nobody reads it from top to bottom. */
export function isGenerated(view: SourceFileView): boolean {
  return (
    /(^|\/)generated\//.test(view.path) ||
    /@generated|auto-generated/i.test(view.lines.slice(0, 5).join('\n'))
  );
}

/** Returns the line, counted from 1, on which a node's own text begins. */
export function lineOf(view: SourceFileView, node: ts.Node): number {
  return lineAt(view, node.getStart(view.ast));
}

/** Returns the line, counted from 1, of a position in the text. */
export function lineAt(view: SourceFileView, position: number): number {
  return view.ast.getLineAndCharacterOfPosition(position).line + 1;
}

const nodesByView = new WeakMap<SourceFileView, readonly ts.Node[]>();

/** Returns every node of the tree in reading order. Cached per view, because a dozen rules walk the same trees. */
export function nodesOf(view: SourceFileView): readonly ts.Node[] {
  const known = nodesByView.get(view);
  if (known !== undefined) return known;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(view.ast);
  nodesByView.set(view, nodes);
  return nodes;
}
