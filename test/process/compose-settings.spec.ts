import { readFileSync } from 'node:fs';

/** What the container decides by itself, or what only the database beside it takes. */
const NOT_PASSED = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD'];

describe('docker-compose.yml', () => {
  it('passes every setting of .env.example to the service, because that file says that it is read', () => {
    const [service = ''] = readFileSync('docker-compose.yml', 'utf8').split(/^ {2}postgres:$/m);
    const passed = new Set([...service.matchAll(/^ {6}([A-Z][A-Z_]*):/gm)].map(([, name]) => name));
    const example = readFileSync('.env.example', 'utf8');
    const settings = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(settings.length).toBeGreaterThan(40);
    expect(settings.filter((name) => !NOT_PASSED.includes(name) && !passed.has(name))).toEqual([]);
  });
});
