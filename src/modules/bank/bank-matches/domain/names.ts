import { searchWords } from '../../../../kernel/search/search-form.js';

/** Legal forms, which banks, payers and books write in any way or leave out. */
const LEGAL_FORMS = new Set(
  (
    'gmbh mbh ag kg kgaa ohg gbr ug eg ev ek kfm haftungsbeschrankt co cie ltd limited llc llp lp inc corp plc ' +
    'sa sas sarl sprl srl spa snc bv nv vof ab as oy aps se und and et'
  ).split(' '),
);

/** The words of a name that say who it is. Without any but legal forms, it is all of them. */
export function nameWords(name: string): string[] {
  const words = searchWords(name.replace(/\b(\p{L})\.\s?(?=\p{L}\.)/gu, '$1').replaceAll('.', ''));
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words;
}

/** Whether two names are one but for their order, capitals, accents and legal forms. */
export function isSameName(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [first, second] = [nameWords(one), nameWords(other)].map((words) => words.toSorted().join(' '));
  return first !== '' && first === second;
}
