import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulesWithoutTexts, type Module } from './modules-without-texts';

const source = join(process.cwd(), 'src');

/** The entry of the panel, from which everything is loaded. */
const ENTRY = 'main.tsx';

/** The settings are shown within their layout only: it is there before any of them, although routers load both. */
const ROUTERS = ['router.tsx', 'people-settings-routes.tsx'];
const LAYOUT = 'pages/settings/settings-layout.tsx';
const IN_LAYOUT = /^pages\/settings\/[\w-]+\//;

describe('texts that come later', () => {
  const modules = modulesOf(source);
  const later = laterTexts();

  it('and the ways to them are found in the source', () => {
    expect(later.get('dashboard')).toBe('i18n/dashboard-texts.ts');
    const shows = (module: Module): boolean => module.names.has('dashboard');
    const nowhere = { entry: ENTRY, file: 'i18n/nowhere.ts', shows };
    expect(modulesWithoutTexts(modules, nowhere)).toContain('pages/dashboard/dashboard-page.tsx');
  });

  it.each([...later])('of "%s" are there before anything shows them', (name, file) => {
    const shows = (module: Module): boolean => module.names.has(name);
    expect(modulesWithoutTexts(modules, { entry: ENTRY, file, shows })).toEqual([]);
  });
});

describe('a module that shows texts', () => {
  const shows = ({ names }: Module): boolean => names.has('moon');
  const search = { entry: 'main', file: 'moon-texts', shows };
  const module = (more: Partial<Module>): Module => ({ uses: [], loads: [], names: new Set(), ...more });
  const moon = module({ names: new Set(['moon']) });

  it('is found if nothing on the way to it brings them', () => {
    const modules = new Map([
      ['main', module({ loads: ['page'] })],
      ['page', module({ uses: ['part'] })],
      ['part', moon],
      ['moon-texts', module({})],
    ]);
    expect(modulesWithoutTexts(modules, search)).toEqual(['part']);
  });

  it('is found if only one of two ways to it brings them', () => {
    const modules = new Map([
      ['main', module({ loads: ['page', 'other'] })],
      ['page', module({ uses: ['part', 'moon-texts'] })],
      ['other', module({ uses: ['part'] })],
      ['part', moon],
      ['moon-texts', module({})],
    ]);
    expect(modulesWithoutTexts(modules, search)).toEqual(['part']);
  });

  it('needs no more if it, what it uses, or what loads it brings them', () => {
    const modules = new Map([
      ['main', module({ loads: ['page', 'other', 'third'] })],
      ['page', module({ uses: ['moon-texts'], loads: ['part'] })],
      ['part', moon],
      ['other', { ...moon, uses: ['moon-texts'] }],
      ['third', { ...moon, uses: ['between'] }],
      ['between', module({ uses: ['moon-texts'] })],
      ['moon-texts', module({})],
    ]);
    expect(modulesWithoutTexts(modules, search)).toEqual([]);
  });
});

/** Returns the first part of the keys of each file of texts that come later, and the module that brings them. */
function laterTexts(): Map<string, string> {
  const files = readdirSync(join(source, 'i18n')).filter((name) => name.endsWith('-texts.ts'));
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(source, 'i18n', file), 'utf8');
      const names = [...text.matchAll(/locales\/en\/([\w-]+)\.json'/g)].map(([, name = '']) =>
        camelCase(name),
      );
      return names.map((name) => [name, `i18n/${file}`] as const);
    }),
  );
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function modulesOf(folder: string): Map<string, Module> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'));
  const known = new Set(files);
  return withinLayout(
    new Map(
      files.map((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        const paths = (pattern: RegExp): string[] =>
          [...text.matchAll(pattern)].flatMap(([, path = '']) => resolved(file, path, known));
        const names = [...text.matchAll(/\bt\(\s*['`](\w+)\./g)].map(([, name = '']) => name);
        return [
          file,
          {
            uses: paths(/^(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+)';/gm),
            loads: paths(/\bimport\(\s*'(\.[^']+)'\s*\)/g),
            names: new Set(names),
          },
        ];
      }),
    ),
  );
}

function withinLayout(modules: Map<string, Module>): Map<string, Module> {
  const within = new Map(modules);
  for (const name of ROUTERS) {
    const [router, layout] = [within.get(name), within.get(LAYOUT)];
    if (router === undefined || layout === undefined) throw new Error('A router or the layout has moved.');
    const inside = router.loads.filter((one) => IN_LAYOUT.test(one));
    within.set(name, { ...router, loads: router.loads.filter((one) => !IN_LAYOUT.test(one)) });
    within.set(LAYOUT, { ...layout, loads: [...layout.loads, ...inside] });
  }
  return within;
}

function resolved(from: string, path: string, known: ReadonlySet<string>): string[] {
  const base = normalize(join(dirname(from), path));
  return ['.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`).filter((name) => known.has(name));
}
