import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPointsPage } from '../../src/platform/reference/open-points-page.js';
import { openPoints, type OpenPoint, type Touch } from '../../src/platform/reference/open-points.js';
import { document } from '../support/contract.js';
import { places, placesBySection, type Place } from './open-places.js';

const ROOT = join(import.meta.dirname, '../..');

type Part = Readonly<Record<string, unknown>>;

const published = document as unknown as Part;

describe('the open places of the specification', () => {
  it('are all in the table: as many as each section has', () => {
    const counts: Record<string, number> = {};
    for (const { section } of places) counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toEqual(placesBySection);
  });

  it.each(places.map((place) => [place.section, place]))('have rows in section %s', (_section, place) => {
    const known = openPoints.map((point) => point.id);
    for (const ids of Object.values(place.answered)) {
      expect(ids).not.toHaveLength(0);
      expect(known).toEqual(expect.arrayContaining([...ids]));
    }
  });
});

describe('the register of open points', () => {
  it('has unique ids that consist of the section and a few words', () => {
    const ids = openPoints.map((point) => point.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(openPoints.filter(({ id, section }) => !isIdOf(id, section))).toEqual([]);
  });

  it('has no row without an open place in its section', () => {
    const unused = openPoints.filter(({ id, section }) => {
      return !places.some((place) => place.section === section && idsOf(place).includes(id));
    });
    expect(unused).toEqual([]);
  });

  it('has a question, an answer and the places where both appear, in each row', () => {
    for (const { question, answer, touches } of openPoints) {
      expect(question).toMatch(/^[A-Z].{10,110}\?$/);
      expect(answer).toMatch(/^\S.{4,220}\.$/s);
      expect(new Set(touches).size).toBe(Math.max(1, touches.length));
    }
  });

  it('is the source of docs/open-points.md', () => {
    expect(readFileSync(join(ROOT, 'docs/open-points.md'), 'utf8')).toBe(openPointsPage(openPoints));
  });
});

describe('the published document', () => {
  const tableRows = String(at('info')['description']).split('\n');

  it('contains the whole register', () => {
    expect(published['x-open-points']).toEqual(openPoints);
  });

  it.each(openPoints.map((point) => [point.id, point]))(
    'shows %s at the parts that it touches',
    (id, point) => {
      const row = tableRows.find((text) => text.startsWith(`| ${id} |`));
      expect(row).toBe(`| ${id} | ${point.section} | ${point.question} | ${point.answer} |`);
      for (const touch of point.touches) {
        const part = partAt(touch);
        expect(part['x-todo']).toContain(id);
        if (touch === 'document') continue;
        expect(part['description']).toContain(`**TODO ${id}**: ${point.question} — today: ${point.answer}`);
      }
    },
  );

  it('has no x-todo and no TODO line without a row', () => {
    const asked = openPoints.flatMap(({ id, touches }) => touches.map(() => id)).sort();
    expect(todosIn(published)).toEqual(asked);
    const lines = asked.length - openPoints.filter(({ touches }) => touches.includes('document')).length;
    const { 'x-open-points': _register, ...rest } = published;
    expect(JSON.stringify(rest).match(/\*\*TODO OP-/g)).toHaveLength(lines);
  });

  it('has no open points for operations beyond the specification', () => {
    const beyond = operations().filter((operation) => operation['x-beyond-specification'] === true);
    expect(beyond).not.toHaveLength(0);
    expect(beyond.filter((operation) => 'x-todo' in operation)).toEqual([]);
  });
});

function idsOf(place: Place): string[] {
  return Object.values(place.answered).flat();
}

function isIdOf(id: string, section: string): boolean {
  return id.startsWith(`OP-${section}-`) && /^OP-[\d.]+(-[a-z]+)+$/.test(id);
}

function at(...steps: readonly string[]): Part {
  return steps.reduce((part, step) => part[step] as Part, published);
}

function operations(): Part[] {
  return Object.values(at('paths')).flatMap((item) => Object.values(item as Record<string, Part>));
}

/** Finds the part in another way than the renderer does: by a path into the document. */
function partAt(touch: Touch): Part {
  const [, kind = touch, name = ''] = /^(\w+):(.+)$/.exec(touch) ?? [];
  const [, owner = '', member = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? [];
  const operation = (id: string): Part => operations().find((one) => one['operationId'] === id) ?? {};
  const named = (parts: unknown, key: string): Part | undefined => {
    return (parts as readonly Part[]).find((part) => part['name'] === key);
  };
  const finders: Readonly<Record<string, () => Part | undefined>> = {
    document: () => at('info'),
    tag: () => named(published['tags'], name),
    operation: () => operation(name),
    parameter: () => named(operation(owner)['parameters'], member),
    schema: () => at('components', 'schemas', name),
    property: () => at('components', 'schemas', owner, 'properties', member),
  };
  return finders[kind]?.() ?? {};
}

function todosIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const ids = Object.entries(part).flatMap(([key, value]) =>
    key === 'x-todo' ? (value as OpenPoint['id'][]) : todosIn(value),
  );
  return ids.sort();
}
