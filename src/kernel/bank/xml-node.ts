/** An element of an XML file: its name without prefix, and the line that it begins in. */
export interface XmlNode {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Of an element without children. */
  readonly text: string;
}

/** The elements that a path leads to: `nodesAt(entry, 'NtryDtls/TxDtls')`. */
export function nodesAt(from: XmlNode | undefined, path: string): readonly XmlNode[] {
  if (from === undefined) return [];
  let found: readonly XmlNode[] = [from];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

export function nodeAt(from: XmlNode | undefined, path: string): XmlNode | undefined {
  return nodesAt(from, path)[0];
}

/** The text at the first of the paths that has one; undefined when none has. */
export function textAt(from: XmlNode | undefined, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = nodesAt(from, path).find((node) => node.text.trim() !== '')?.text;
    if (text !== undefined) return text.trim();
  }
  return undefined;
}
