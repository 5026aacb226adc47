import type { Resource, Scope } from '../platform/index.js';
import { nouns, resources, scopes, tags } from './resources.js';

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Scopes of several resources, after none of which they could be named. */
const OF_SEVERAL = ['purchases'];

describe('the resources', () => {
  it.each([
    ['name', resources.map(({ name }) => name)],
    ['noun', nouns.map(({ noun }) => noun)],
    ['prefix of identifiers', nouns.map(({ idPrefix }) => idPrefix)],
    ['scope', scopes],
    ['tag', tags.map(({ name }) => name)],
    ['entity', resources.flatMap(({ entities }) => entities.map(({ name }) => name))],
  ])('have each %s once', (_what, values) => {
    expect(repeated(values)).toEqual([]);
  });

  it('have prefixes of three small letters, which an identifier of unknown kind is read by', () => {
    expect(nouns.filter(({ idPrefix }) => !/^[a-z]{3}$/.test(idPrefix))).toEqual([]);
  });

  it('name their scopes like themselves, or like the chapter that describes them', () => {
    const misnamed = resources.filter(({ name, tags: [chapter], read, write }: Resource) => {
      const words = [name, chapter?.name ?? '', ...OF_SEVERAL].map((word) =>
        word.toLowerCase().replaceAll(/[ -]/g, '_'),
      );
      const isKnown = (scope: Scope | undefined, right: string): boolean =>
        scope === undefined || words.some((word) => scope === `${word}:${right}`);
      return !isKnown(read, 'read') || !isKnown(write, 'write');
    });
    expect(misnamed).toEqual([]);
  });
});
