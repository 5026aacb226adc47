import ts from 'typescript';

/** One file as the rules see it. `path` is relative to the repository and has forward slashes. */
export interface SourceFileView {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The syntax tree; empty for a file that is neither TypeScript nor JavaScript. */
  readonly ast: ts.SourceFile;
}

/** The view of a text that stands, or would stand, at `path`. Never fails: a syntax error is tsc's to report. */
export function viewOf(path: string, text: string): SourceFileView {
  const lines = text.replace(/\n$/, '').split('\n');
  const ast = ts.createSourceFile(path, isScript(path) ? text : '', ts.ScriptTarget.ES2022, true);
  return { path, text, lines, ast };
}

/** True for what TypeScript's parser understands. */
export function isScript(path: string): boolean {
  return /\.([cm]?[jt]s|[jt]sx)$/.test(path);
}

/** True for a test file; most rules about the service's own code leave tests alone. */
export function isSpec(path: string): boolean {
  return path.endsWith('.spec.ts') || path.endsWith('.spec.tsx');
}

/** True for a file that a tool writes; nobody reads it from top to bottom, so the size limits do not apply. */
export function isGenerated(view: SourceFileView): boolean {
  return (
    /(^|\/)generated\//.test(view.path) ||
    /@generated|auto-generated/i.test(view.lines.slice(0, 5).join('\n'))
  );
}

/** The line, counted from 1, on which a node's own text begins. */
export function lineOf(view: SourceFileView, node: ts.Node): number {
  return lineAt(view, node.getStart(view.ast));
}

/** The line, counted from 1, of a position in the text. */
export function lineAt(view: SourceFileView, position: number): number {
  return view.ast.getLineAndCharacterOfPosition(position).line + 1;
}

const nodesByView = new WeakMap<SourceFileView, readonly ts.Node[]>();

/** Every node of the tree in reading order. Kept per view, because a dozen rules walk the same trees. */
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
