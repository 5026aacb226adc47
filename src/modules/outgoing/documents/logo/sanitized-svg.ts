import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { xmlComplaint } from '../../../../kernel/xml-complaint.js';
import { drawingAttributes, drawingElements, paintAttributes, remarkElements } from './svg-parts.js';

/** A drawing that is refused: the code of the field fault, and what is wrong in a sentence. */
export class UnusableDrawing extends Error {
  constructor(
    readonly code: 'not_allowed' | 'wrong_format',
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** A drawing as it is stored, and how large it says to be. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Far more than programs that draw make, and few enough for any that reads. */
const DEPTH_MAX = 64;
/** A reference into the same drawing, and what is painted where it leads nowhere. */
const OWN_REFERENCE = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(?:\s+[\w#]+)?$/;

/**
 * Writes an SVG anew, out of shapes, groups and gradients and nothing else.
 *
 * What cannot be kept without changing the picture is refused rather than dropped, and so is whatever a drawing has no
 * need for: scripts, handlers, entities, and references to anything outside. Raises UnusableDrawing.
 */
export function sanitizedSvg(text: string): Drawing {
  const written: string[] = [];
  let root: Record<string, string> | undefined;
  let depth = 0;
  let ignoredFrom = Infinity;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new UnusableDrawing('wrong_format', `The drawing is no well-formed XML: ${xmlComplaint(error)}.`);
  });
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) throw new UnusableDrawing('not_allowed', 'A drawing may not have entities.');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEPTH_MAX)
      throw new UnusableDrawing('not_allowed', 'The groups of the drawing are nested too deeply.');
    if (depth > ignoredFrom) return;
    if (depth > 1 && isRemark(tag)) {
      ignoredFrom = depth;
      return;
    }
    const attributes = keptAttributes(tag, depth);
    root ??= attributes;
    written.push(opening(tag.local, attributes, depth === 1));
  });
  parser.on('closetag', ({ local }) => {
    if (depth < ignoredFrom) written.push(`</${local}>`);
    else if (depth === ignoredFrom) ignoredFrom = Infinity;
    depth -= 1;
  });
  parser.write(text).close();
  return { svg: written.join(''), ...sizeOf(root ?? {}) };
}

/** Editors leave much of their own in a file; what is in a namespace of theirs draws nothing. */
function isRemark({ uri, local }: SaxesTagNS): boolean {
  return uri !== SVG || remarkElements.has(local);
}

function keptAttributes({ uri, local, attributes }: SaxesTagNS, depth: number): Record<string, string> {
  const isRoot = local === 'svg' && uri === SVG;
  if ((depth === 1) !== isRoot) {
    const code = depth === 1 ? 'wrong_format' : 'not_allowed';
    throw new UnusableDrawing(code, 'The drawing must be one <svg> of the SVG namespace, with none inside.');
  }
  if (!drawingElements.has(local)) {
    throw new UnusableDrawing(
      'not_allowed',
      `A drawing may not have <${local}>; turn texts and effects into paths.`,
    );
  }
  const kept: Record<string, string> = {};
  for (const attribute of Object.values(attributes)) keep(kept, attribute, local);
  return kept;
}

function keep(kept: Record<string, string>, attribute: SaxesAttributeNS, element: string): void {
  const { uri, local: name, value } = attribute;
  if (name.toLowerCase().startsWith('on')) {
    throw new UnusableDrawing('not_allowed', `A drawing may not have the handler ${name}.`);
  }
  if (name === 'href') {
    const isOwn = element.endsWith('Gradient') && /^#[\w.:-]+$/.test(value);
    if (!isOwn) throw new UnusableDrawing('not_allowed', 'A drawing may not refer to anything outside.');
    kept['href'] = value;
    return;
  }
  if (uri !== '') return;
  if (name === 'style') Object.assign(kept, painted(value));
  else if (drawingAttributes.has(name)) kept[name] = checked(value);
}

/** The declarations of a `style` as attributes, which mean the same. */
function painted(style: string): Record<string, string> {
  const declarations = style.split(';').map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).trim(), checked(one.slice(colon + 1).trim())] as const;
  });
  return Object.fromEntries(declarations.filter(([name]) => paintAttributes.has(name)));
}

function checked(value: string): string {
  const refers = /url\s*\(|@import|expression\s*\(|\\/i.test(value);
  if (refers && !OWN_REFERENCE.test(value.trim()))
    throw new UnusableDrawing('not_allowed', 'A drawing may not refer to anything outside.');
  return value;
}

function opening(name: string, attributes: Readonly<Record<string, string>>, isRoot: boolean): string {
  const all = isRoot ? { xmlns: SVG, ...attributes } : attributes;
  const texts = Object.entries(all).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${texts.join('')}>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** By the view box, else by width and height. Raises UnusableDrawing for a drawing without a size. */
function sizeOf({ viewBox, width: wide, height: high }: Readonly<Record<string, string>>): {
  width: number;
  height: number;
} {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [boxWidth ?? parseFloat(wide ?? ''), boxHeight ?? parseFloat(high ?? '')];
  if (width > 0 && height > 0 && width < 1e6 && height < 1e6)
    return { width: Math.ceil(width), height: Math.ceil(height) };
  throw new UnusableDrawing('wrong_format', 'The drawing needs a viewBox, or a width and a height.');
}
