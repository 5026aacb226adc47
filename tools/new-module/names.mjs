/** Derives the names of a new module from a noun, and checks a noun or prefix. */

const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally ' +
    'for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Words that the template uses for something else. */
const USED = new Set([
  'before',
  'body',
  'columns',
  'created',
  'detail',
  'equal',
  'events',
  'found',
  'id',
  'instant',
  'list',
  'lists',
  'metadata',
  'name',
  'none',
  'noun',
  'page',
  'query',
  'range',
  'scope',
  'search',
  'service',
  'since',
  'sort',
  'table',
  'tag',
  'target',
  'test',
  'updated',
  'who',
  'work',
]);

/**
 * Returns every form of a noun in the templates. Takes the house, and the noun in the singular, in lower case, with
 * hyphens: `purchase-order`.
 */
export function namesOf({ house, noun }, prefix, stamp) {
  const files = pluralOf(noun);
  const phrase = noun.replaceAll('-', ' ');
  const manyWords = files.replaceAll('-', ' ');
  const a = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return {
    house,
    file: noun,
    files,
    noun: camel(noun),
    nouns: camel(files),
    Noun: capital(camel(noun)),
    Nouns: capital(camel(files)),
    words: phrase,
    manyWords,
    Headline: capital(manyWords),
    a,
    Article: capital(a),
    event: noun.replaceAll('-', '_'),
    table: files.replaceAll('-', '_'),
    // The helper of the migrations appends an s: `categorie` gives `categories` the table `categorie_terms`.
    terms: files.replaceAll('-', '_').slice(0, -1),
    prefix,
    stamp,
  };
}

/**
 * Returns the house and the noun of `books/supplier`; the noun alone is one without a house.
 */
export function placeOf(word = '') {
  const [, house, noun] = /^(?:([^/]*)\/)?(.*)$/s.exec(word);
  return { house, noun: noun === '' ? undefined : noun };
}

/**
 * Returns why a module cannot have this house, noun or prefix, as a sentence; undefined if it can.
 *
 * Takes the houses, the existing names of resources and folders, nouns, and the noun of each prefix.
 */
export function refusalOf({ house, noun }, prefix, { houses, names, nouns, prefixes }) {
  if (noun === undefined) return 'Name the house and the noun: npm run new:module -- books/supplier';
  if (!houses.includes(house)) {
    return `Name the house before the noun, one of ${houses.join(', ')}: npm run new:module -- books/${noun}`;
  }
  if (!/^[a-z]{2,}(?:-[a-z]{2,})*$/.test(noun) || noun.length > 30) {
    return `The noun is up to 30 small letters, its words parted by hyphens, such as purchase-order; not ${noun}.`;
  }
  if (nouns.has(noun.replaceAll('-', ' '))) return `There is a resource with the noun ${noun} already.`;
  if (names.has(noun) || (/s$/.test(noun) && !/(?:ss|us|is)$/.test(noun))) {
    return `Give the noun in the singular; ${noun} is a plural.`;
  }
  if (RESERVED.has(noun) || USED.has(noun)) {
    return `The word ${noun} has a meaning of its own in the code; choose another one.`;
  }
  const plural = pluralOf(noun);
  if (names.has(plural)) return `There is a module or a resource named ${plural} already.`;
  if (!/^[a-z]{3}$/.test(prefix)) {
    return `The prefix of identifiers is three small letters, such as sup; not ${prefix}.`;
  }
  const owner = prefixes.get(prefix);
  if (owner === undefined) return undefined;
  const example = `npm run new:module -- ${house}/${noun} xyz`;
  return `Identifiers of the resource ${owner} begin with ${prefix}_; choose three other letters: ${example}`;
}

export function pluralOf(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Replaces every `{{name}}` in a template. Raises an Error for an unknown name. */
export function filled(template, names) {
  return template.replace(/\{\{(\w+)\}\}/g, (_place, name) => {
    if (!Object.hasOwn(names, name))
      throw new Error(`The template names {{${name}}}, which there is none of.`);
    return names[name];
  });
}

function camel(text) {
  return text.replace(/-(\w)/g, (_hyphen, letter) => letter.toUpperCase());
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
