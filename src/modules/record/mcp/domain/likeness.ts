/** How alike two texts are, from 0 to 1: the share of pairs of letters that both have (Dice), whatever their case. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.length + b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

function pairsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
  });
}
