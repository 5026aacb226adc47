import { nameKey, searchForm } from '../../../../kernel/search/search-form.js';

/** Why two customers may be the same, the most certain reason first. */
export const likenesses = ['tax_id', 'iban', 'email', 'name_and_town', 'name'] as const;

export type Likeness = (typeof likenesses)[number];

interface Known {
  readonly name: string;
  readonly town: string | null;
}

/** What the names of two customers say: nothing where their towns differ. */
export function likenessOfNames(one: Known, other: Known): Likeness | undefined {
  if (nameKey(one.name) !== nameKey(other.name)) return undefined;
  if (one.town === null || other.town === null) return 'name';
  return folded(one.town) === folded(other.town) ? 'name_and_town' : undefined;
}

/** The most alike first: by the most certain reason, then by how many there are. */
export function byLikeness(one: readonly Likeness[], other: readonly Likeness[]): number {
  const first = rank(one) - rank(other);
  return first === 0 ? other.length - one.length : first;
}

function rank(reasons: readonly Likeness[]): number {
  return Math.min(...reasons.map((reason) => likenesses.indexOf(reason)));
}

function folded(town: string): string {
  return searchForm(town).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
