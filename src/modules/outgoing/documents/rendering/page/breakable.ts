/** A place where a line may end without a hyphen. */
const BREAK = '\u200b';
/** Longer runs do not fit into a column of the table. */
const RUN_MAX = 18;
/** Between the characters of these scripts of Asia a line may end anyway, and the layout knows where. */
const ASIAN = [
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff',
  '\\u2e80-\\ua4cf\\uac00-\\ud7ff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef\\u{20000}-\\u{3ffff}',
].join('');
const LONG_RUN = new RegExp(`[^\\s${ASIAN}]{19,}`, 'gu');
/** Longer words are no words, which hyphenation knows where to part. */
const WORD_MAX = 80;

/** The text with places where long addresses and codes may be broken. */
export function breakable(text: string): string {
  return text.replace(LONG_RUN, (run) => {
    const parted = run.replace(/([/?&=@._,;:+-])(?=[^\s/])/g, `$1${BREAK}`);
    return parted.split(BREAK).map(partOf).join(BREAK);
  });
}

function partOf(part: string): string {
  const most = /^[\p{L}\p{M}\p{P}]+$/u.test(part) ? WORD_MAX : RUN_MAX;
  if (part.length <= most) return part;
  return Array.from(part).reduce(
    (text, one, at) => text + (at > 0 && at % most === 0 ? BREAK : '') + one,
    '',
  );
}
