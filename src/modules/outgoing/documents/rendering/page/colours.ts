/** What is printed where no colour is given, or one that cannot be read. */
const INK = '#16191d';
/** The least contrast of a text with the paper. Source: WCAG 2.2, 1.4.3. */
const CONTRAST_MIN = 4.5;

/** The colour of lines, and that of texts: the same, unless it is too light to be read on white. */
export function coloursOf(accent: string): { readonly accent: string; readonly ink: string } {
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return { accent: INK, ink: INK };
  return { accent, ink: contrastWithWhite(accent) >= CONTRAST_MIN ? accent : INK };
}

/** From 1 for white to 21 for black. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(colour.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
