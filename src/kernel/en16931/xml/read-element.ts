import type { XmlElement } from './element.js';

/**
 * The elements that a path leads to: `find(invoice, 'cac:Delivery/cbc:ActualDeliveryDate')`.
 *
 * Each step takes all children of that name, in the order of the document.
 */
export function findAll(from: XmlElement | undefined, path: string): readonly XmlElement[] {
  if (from === undefined) return [];
  let found: readonly XmlElement[] = [from];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

export function find(from: XmlElement | undefined, path: string): XmlElement | undefined {
  return findAll(from, path)[0];
}

/** The text at the end of a path, without the blanks around it; undefined when it is absent or blank. */
export function textAt(from: XmlElement | undefined, path: string): string | undefined {
  return textOf(find(from, path));
}

export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim();
  return text === '' ? undefined : text;
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  const value = element?.attributes[name];
  return value === '' ? undefined : value;
}

/** An object without its undefined fields, or undefined when nothing is left; empty lists count as nothing. */
export function present<Group extends object>(group: Group): Group | undefined {
  const entries = Object.entries(group).filter(([, value]) => value !== undefined);
  const says = entries.some(([, value]) => !Array.isArray(value) || value.length > 0);
  return says ? withoutAbsent(group) : undefined;
}

/** The same, for a group that is always there. */
export function withoutAbsent<Group extends object>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)) as Group;
}
