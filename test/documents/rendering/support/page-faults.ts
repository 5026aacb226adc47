import type { PlacedDocument, PlacedText } from './placed-texts.js';

/** A part of a page that text may stand in, in millimetres from the left and the upper edge of the paper. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const POINTS_PER_MM = 72 / 25.4;
/** Letters overhang their boxes, and kerning draws them together. */
const TOLERANCE = 1;

/** What stands where nothing may stand: beyond the area, or over another text. */
export function pageFaults(document: PlacedDocument, area: Area): string[] {
  return [...outside(document, area), ...overlaps(document.texts)];
}

/** The parts of a Swiss payment part that text may stand in, without the code. Source: Style Guide for the QR-bill. */
const BILL_AREAS: readonly Area[] = [
  { left: 5, right: 57, top: 192, bottom: 292 },
  { left: 67, right: 113, top: 192, bottom: 207 },
  { left: 67, right: 113, top: 255, bottom: 292 },
  { left: 118, right: 205, top: 192, bottom: 292 },
];
const BILL_TOP = 192;

/** What of the payment part on the last page stands over its lines or its code, and what stands over another text. */
export function billFaults({ pages, texts, height }: PlacedDocument): string[] {
  const below = height - BILL_TOP * POINTS_PER_MM;
  const bill = texts.filter(({ page, baseline }) => page === pages && baseline < below);
  const misplaced = bill.filter((one) => !BILL_AREAS.some((area) => isWithin(one, area, height)));
  return [...misplaced.map((one) => `over a line or the code: ${described(one)}`), ...overlaps(texts)];
}

function outside({ texts, height }: PlacedDocument, area: Area): string[] {
  return texts.filter((one) => !isWithin(one, area, height)).map((one) => `outside: ${described(one)}`);
}

function isWithin(one: PlacedText, { left, right, top, bottom }: Area, height: number): boolean {
  const isBeside =
    one.left < left * POINTS_PER_MM - TOLERANCE || one.right > right * POINTS_PER_MM + TOLERANCE;
  const isAbove = topOf(one) > height - top * POINTS_PER_MM;
  return !isBeside && !isAbove && one.baseline >= height - bottom * POINTS_PER_MM;
}

function overlaps(texts: readonly PlacedText[]): string[] {
  const faults: string[] = [];
  const ordered = texts
    .filter(({ text }) => text.trim() !== '')
    .sort((one, other) => one.page - other.page || other.baseline - one.baseline);
  for (const [at, one] of ordered.entries()) {
    for (const other of ordered.slice(at + 1)) {
      if (other.page !== one.page || topOf(other) < bottomOf(one) - 40) break;
      if (overlap(one, other)) faults.push(`overlap: ${described(one)} and ${described(other)}`);
    }
  }
  return faults;
}

/** Whether the bodies of small letters touch: ascenders and accents of one line may reach into the one above. */
function overlap(one: PlacedText, other: PlacedText): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(topOf(one), topOf(other)) - Math.max(bottomOf(one), bottomOf(other));
  return width > TOLERANCE && height > TOLERANCE;
}

function topOf({ baseline, size }: PlacedText): number {
  return baseline + 0.6 * size;
}

function bottomOf({ baseline, size }: PlacedText): number {
  return baseline - 0.1 * size;
}

function described({ page, left, right, baseline, text }: PlacedText): string {
  const place = [left, right, baseline].map((one) => (one / POINTS_PER_MM).toFixed(1)).join(' ');
  return `page ${page}, ${place} mm: ${text.slice(0, 40)}`;
}
