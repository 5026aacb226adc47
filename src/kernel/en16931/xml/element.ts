/** An element of an XML document, its name with the prefix that this folder uses for its namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of an element without children. */
  readonly text: string;
}

/** What may be absent: an element that would be empty is not written. */
export type MaybeElement = XmlElement | undefined;

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with a text, or nothing for a blank text. Attributes without a value are left out. */
export function textElement(
  name: string,
  text: string | undefined,
  attributes: Attributes = {},
): MaybeElement {
  if (text === undefined || text.trim() === '') return undefined;
  return { name, attributes: given(attributes), children: [], text };
}

/** An element around others, or nothing when none of them is there. */
export function group(name: string, children: readonly MaybeElement[]): MaybeElement {
  const present = children.filter((child) => child !== undefined);
  return present.length === 0 ? undefined : { name, attributes: {}, children: present, text: '' };
}

/** An element that has to be there although it may be empty. */
export function frame(
  name: string,
  children: readonly MaybeElement[],
  attributes: Attributes = {},
): XmlElement {
  const present = children.filter((child) => child !== undefined);
  return { name, attributes: given(attributes), children: present, text: '' };
}

function given(attributes: Attributes): Record<string, string> {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(present) as Record<string, string>;
}

/** The document as text: UTF-8, two blanks a level, the same bytes for the same elements. */
export function xmlText(root: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  writeElement(root, '', lines);
  return `${lines.join('\n')}\n`;
}

function writeElement(
  { name, attributes, children, text }: XmlElement,
  indent: string,
  lines: string[],
): void {
  const opened = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedAttribute(value)}"`);
  const start = `${indent}<${name}${opened.join('')}`;
  if (children.length > 0) {
    lines.push(`${start}>`);
    for (const child of children) writeElement(child, `${indent}  `, lines);
    lines.push(`${indent}</${name}>`);
    return;
  }
  const content = escapedText(text);
  lines.push(content === '' ? `${start}/>` : `${start}>${content}</${name}>`);
}

/** What XML 1.0 cannot carry in any form: control characters, halves of surrogate pairs, non-characters. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

function escapedText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}

/** Line ends and tabs in an attribute would be read back as blanks. */
function escapedAttribute(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"\r\n\t]/g, (character) => ESCAPES[character] ?? '');
}
