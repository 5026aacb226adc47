/** A discount for early payment, as German documents write it into the payment terms. */
export interface Skonto {
  readonly days: number;
  /** A percentage with two decimals: `2.00`. */
  readonly percent: string;
  /** What it is taken from, where that is not the whole. */
  readonly base_amount?: string | undefined;
}

const LINE = /^#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

/** Payment terms with a line for each discount; the last one ends with a line end, as the form wants it. */
export function withSkonto(terms: string | undefined, discounts: readonly Skonto[]): string | undefined {
  if (discounts.length === 0) return terms;
  const lines = discounts.map(({ days, percent, base_amount }) => {
    const base = base_amount === undefined ? '' : `#BASISBETRAG=${base_amount}`;
    return `#SKONTO#TAGE=${days}#PROZENT=${percent}${base}#\n`;
  });
  return `${terms === undefined ? '' : `${terms}\n`}${lines.join('')}`;
}

/** Whether each line that begins with a number sign is a discount, and the last is ended. Source: XRechnung 3.0. */
export function skontoIsWellFormed(terms: string): boolean {
  const lines = terms.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
  if (lines.length === 0) return true;
  const rest = terms.split(/#.+#/).at(-1) ?? '';
  return lines.every((line) => LINE.test(line.trim().replace(/\s+/g, ' '))) && /^\s*\n/.test(rest);
}
