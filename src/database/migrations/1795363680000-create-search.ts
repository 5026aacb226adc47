import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The functions that lists search and sort names by (decision 0020). Locks nothing. */
export class CreateSearch1795363680000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_FORM);
    await runner.query(TERMS);
    await runner.query(NAME_KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION keep_name_key(), metadata_terms(jsonb), search_words(text);
      DROP FUNCTION search_form(text);`);
  }
}

/** Every letter of Unicode from the first to the last, as one text. */
function letters(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  return codes.map((code) => String.fromCharCode(code)).join('');
}

const GREEK = { capital: letters(0x391, 0x3a1) + letters(0x3a3, 0x3a9), small: letters(0x3b1, 0x3c1) };
const CAPITALS = GREEK.capital + letters(0x400, 0x42f) + letters(0x531, 0x556);
const SMALL =
  GREEK.small + letters(0x3c3, 0x3c9) + letters(0x450, 0x45f) + letters(0x430, 0x44f) + letters(0x561, 0x586);

/**
 * A text without accents and capitals. By tables that stand here, not by a locale, so that no server and no later
 * version orders or finds otherwise. src/kernel/search/search-form.ts does the same to what is looked for.
 */
const SEARCH_FORM = `
  CREATE FUNCTION search_form(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD) COLLATE "C", '[\\u0300-\\u036f]', '', 'g')),
      '${CAPITALS}' || 'ςØĐŁĦŦÐøđłħŧðıÆŒẞ',
      '${SMALL}' || 'σodlhtdodlhtdiæœß'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');`;

/** Terms of metadata begin with `=`; the sign parts words, so that no word begins with it. */
const TERMS = `
  CREATE FUNCTION search_words(given text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT DISTINCT left(word, 100) FROM regexp_split_to_table(search_form(given),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+') AS word
       WHERE word <> '';
    END;
  CREATE FUNCTION metadata_terms(given jsonb) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT '=' || length(key) || ':' || key || value FROM jsonb_each_text(given);
    END;`;

/** For tables with a `name` that is sorted by `name_key`. */
const NAME_KEY = `
  CREATE FUNCTION keep_name_key() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.name_key := left(public.search_form(NEW.name), 255);
      RETURN NEW;
    END $$;`;
