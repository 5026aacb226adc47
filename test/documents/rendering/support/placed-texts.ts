import { inflateSync } from 'node:zlib';
import { ContentTokens, type Token } from './pdf-content.js';

/** A run of letters as it stands on a page: in points, from the left and the lower edge of the paper. */
export interface PlacedText {
  /** From 1. */
  readonly page: number;
  readonly text: string;
  readonly left: number;
  /** Of the last letter that is seen. */
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** A printed document: the size of its paper in points, and each run of letters that stands upright. */
export interface PlacedDocument {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  readonly texts: readonly PlacedText[];
}

interface Font {
  readonly widths: ReadonlyMap<number, number>;
  readonly letters: ReadonlyMap<number, string>;
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

type Objects = ReadonlyMap<number, PdfObject>;
type Matrix = readonly [number, number, number, number, number, number];
type RunOfPage = Omit<PlacedText, 'page'>;

const UPRIGHT = 1e-6;

/**
 * Reads where each run of letters stands in a PDF, as Typst writes it: glyphs of two bytes, shown by `TJ` and `Tj`.
 *
 * What is turned, such as a mark across the page, is left out. Source: ISO 32000-1:2008, 9.4.
 */
export function placedTexts(pdf: Uint8Array): PlacedDocument {
  const objects = objectsOf(Buffer.from(pdf));
  const tree = [...objects.values()].find(({ head }) => /\/Type\s*\/Pages\b/.test(head));
  const pages = referencesIn(found(/\/Kids\s*\[([^\]]*)\]/, tree?.head));
  const [, , width = 0, height = 0] = numbersIn(
    found(/\/MediaBox\s*\[([^\]]*)\]/, objects.get(pages[0] ?? 0)?.head),
  );
  const texts = pages.flatMap((page, at) =>
    textsOf(objects, page).map((text) => ({ ...text, page: at + 1 })),
  );
  return { width, height, pages: pages.length, texts };
}

/** The newest version of each object. */
function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { index, 0: opening, 1: number } of text.matchAll(/^(\d+) 0 obj\b/gm)) {
    const start = index + opening.length;
    const body = text.slice(start, text.indexOf('endobj', start));
    const stream = /\bstream\r?\n/.exec(body);
    const head = body.slice(0, stream?.index);
    const from = start + (stream?.index ?? 0) + (stream?.[0].length ?? 0);
    objects.set(Number(number), { head, stream: stream === null ? undefined : bytesOf(pdf, head, from) });
  }
  return objects;
}

function bytesOf(pdf: Buffer, head: string, from: number): Buffer {
  const bytes = pdf.subarray(from, from + Number(found(/\/Length\s+(\d+)/, head)));
  return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

function textsOf(objects: Objects, page: number): RunOfPage[] {
  const { head = '' } = objects.get(page) ?? {};
  const named = /\/Font\s*<<([^>]*)>>/.exec(head)?.[1] ?? '';
  const fonts = [...named.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name, number]): [string, Font] => {
    return [`/${name ?? ''}`, fontOf(objects, Number(number))];
  });
  const content = streamOf(objects, Number(found(/\/Contents\s+(\d+)/, head)));
  return new ContentReader(new Map(fonts)).read(content);
}

function fontOf(objects: Objects, number: number): Font {
  const { head } = objects.get(number) ?? {};
  const [descendant = 0] = referencesIn(found(/\/DescendantFonts\s*\[([^\]]*)\]/, head));
  const widths = new ContentTokens(found(/\/W\s*(\[[^]*)/, objects.get(descendant)?.head)).next();
  const map = streamOf(objects, Number(found(/\/ToUnicode\s+(\d+)/, head)));
  return { widths: widthsIn(widths as readonly Token[]), letters: lettersIn(map) };
}

/** `first last width` or `first [width …]`, in thousandths of the size. */
function widthsIn(tokens: readonly Token[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let at = 0; at < tokens.length;) {
    const [first, next] = [Number(tokens[at]), tokens[at + 1]];
    const isList = Array.isArray(next);
    const all = isList ? next.map(Number) : [];
    for (const [place, one] of all.entries()) widths.set(first + place, one);
    for (let glyph = first; !isList && glyph <= Number(next); glyph += 1)
      widths.set(glyph, Number(tokens[at + 2]));
    at += isList ? 2 : 3;
  }
  return widths;
}

function lettersIn(map: string): Map<number, string> {
  const pairs = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>\r?$/gm)];
  return new Map(
    pairs.map(([, glyph = '', code = '']) => {
      return [parseInt(glyph, 16), Buffer.from(code, 'hex').swap16().toString('utf16le')];
    }),
  );
}

/** Follows the operators of a page. */
class ContentReader {
  private readonly runs: RunOfPage[] = [];
  private readonly saved: Matrix[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private place = this.matrix;
  private font: Font | undefined;
  private size = 0;

  constructor(private readonly fonts: ReadonlyMap<string, Font>) {}

  read(content: string): RunOfPage[] {
    const tokens = new ContentTokens(content);
    let operands: Token[] = [];
    for (let one = tokens.next(); one !== undefined; one = tokens.next()) {
      if (typeof one === 'string' && /^[A-Za-z]+[*\d]?$/.test(one)) {
        this.apply(one, operands);
        operands = [];
      } else operands.push(one);
    }
    return this.runs;
  }

  private apply(operator: string, operands: readonly Token[]): void {
    const [first = ''] = operands;
    if (operator === 'q') this.saved.push(this.matrix);
    else if (operator === 'Q') this.matrix = this.saved.pop() ?? this.matrix;
    else if (operator === 'cm') this.matrix = product(operands.map(Number), this.matrix);
    else if (operator === 'Tm') this.place = product(operands.map(Number), this.matrix);
    else if (operator === 'Tf') [this.font, this.size] = [this.fonts.get(String(first)), Number(operands[1])];
    else if (operator === 'TJ') this.show(first as readonly Token[]);
    else if (operator === 'Tj') this.show([first]);
  }

  private show(parts: readonly Token[]): void {
    const { font, size, place } = this;
    const [scale, turn, , , left, baseline] = place;
    if (font === undefined || Math.abs(turn) > UPRIGHT) return;
    let [width, seen, text] = [0, 0, ''];
    for (const part of parts) {
      if (!Buffer.isBuffer(part)) width -= Number(part);
      else {
        for (let at = 0; at < part.length; at += 2) {
          const glyph = part.readUInt16BE(at);
          text += font.letters.get(glyph) ?? '';
          width += font.widths.get(glyph) ?? 0;
        }
      }
      if (/\S$/.test(text)) seen = width;
    }
    const drawn = size * Math.abs(scale);
    this.runs.push({ text, left, right: left + (seen / 1000) * drawn, baseline, size: drawn });
  }
}

function product(one: readonly number[], [g, h, i, j, k, l]: Matrix): Matrix {
  const [a, b, c, d, e, f] = one as unknown as Matrix;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function streamOf(objects: Objects, number: number): string {
  return objects.get(number)?.stream?.toString('latin1') ?? '';
}

/** What a pattern finds in its group. */
function found(pattern: RegExp, text = ''): string {
  const [, group] = pattern.exec(text) ?? [];
  if (group === undefined) throw new Error(`The file has no ${pattern.source}.`);
  return group;
}

function numbersIn(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

function referencesIn(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}
