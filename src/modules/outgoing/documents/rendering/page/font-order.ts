import type { EInvoice } from '../../../../../kernel/en16931/index.js';

/** How the name of a family ends that has the characters of one place: `Noto Sans CJK SC`. */
const PLACE = / (?:SC|TC|HK|JP|KR)$/;

/** The same character is written another way in each of these places. */
const PLACES: Readonly<Record<string, string>> = {
  CN: 'SC',
  SG: 'SC',
  TW: 'TC',
  HK: 'HK',
  MO: 'HK',
  JP: 'JP',
  KR: 'KR',
};

/** Where neither side is in one of them. */
const MOST_READ = 'SC';

/**
 * The families of fonts in the order in which a document tries them. Of those that differ only in how a place writes
 * Chinese characters, the one of the reader's comes first, else of the writer's; the others keep their order.
 */
export function fontOrder(families: readonly string[], { buyer, seller }: EInvoice): string[] {
  const wanted = placeOf(buyer) ?? placeOf(seller) ?? MOST_READ;
  const ofPlaces = families.filter((family) => PLACE.test(family));
  const first = ofPlaces.filter((family) => family.endsWith(` ${wanted}`));
  const sorted = [...first, ...ofPlaces.filter((family) => !first.includes(family))];
  return families.map((family) => (PLACE.test(family) ? sorted.shift() : undefined) ?? family);
}

function placeOf(party: EInvoice['buyer']): string | undefined {
  return PLACES[party?.address?.country ?? ''];
}
