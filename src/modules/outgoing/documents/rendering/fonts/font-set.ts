import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFont, type FontFacts } from './font-file.js';

const SHIPPED = import.meta.dirname;
/** Tried first; the others in the order of their names. */
const FIRST_FAMILY = 'Inter';
/** Prescribed for Swiss payment parts, and tried for nothing else. */
const BILL_FAMILY = 'Liberation Sans';
/** Stands for what no font can print. */
export const REPLACEMENT = '\u25a1';

/** The fonts that documents are printed with. */
export class FontSet {
  private constructor(
    readonly files: readonly string[],
    readonly families: readonly string[],
    private readonly ranges: FontFacts['ranges'],
  ) {}

  /** Reads the fonts of the repository, and those of a folder of the operator's. */
  static async read(folder: string | undefined): Promise<FontSet> {
    const files = [...(await fontsIn(SHIPPED)), ...(folder === undefined ? [] : await fontsIn(folder))];
    const facts: FontFacts[] = [];
    for (const file of files)
      facts.push(...(await factsOf(file)).filter(({ family }) => family !== BILL_FAMILY));
    const names = new Set([FIRST_FAMILY, ...facts.map(({ family }) => family)]);
    return new FontSet(files, [...names], merged(facts.flatMap(({ ranges }) => ranges)));
  }

  /** The characters of a text that no font has, each once, in their order. */
  unprintable(text: string): string[] {
    const found = Array.from(text).filter((one) => !isInvisible(one) && !this.has(one));
    return [...new Set(found)];
  }

  /** The text with a box in place of each character that no font has, and without invisible ones. */
  printable(text: string): string {
    return Array.from(text, (one) => {
      if (isInvisible(one)) return this.has(one) || one === '\n' ? one : '';
      return this.has(one) ? one : REPLACEMENT;
    }).join('');
  }

  private has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0;
    let [low, high] = [0, this.ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ranges[middle]?.[1] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return (this.ranges[low]?.[0] ?? Infinity) <= code;
  }
}

/** Characters that only direct others: controls, joiners, marks of direction, selectors of variants. */
function isInvisible(character: string): boolean {
  return /^(?:\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector})$/u.test(character);
}

async function factsOf(file: string): Promise<FontFacts[]> {
  try {
    return readFont(await readFile(file));
  } catch (error) {
    throw new Error(`The font ${file} cannot be used.`, { cause: error });
  }
}

async function fontsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(ttf|otf|ttc)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Sorted, and without overlaps. */
function merged(ranges: FontFacts['ranges']): FontFacts['ranges'] {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const result: [number, number][] = [];
  for (const [first, last] of sorted) {
    const before = result.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else result.push([first, last]);
  }
  return result;
}
