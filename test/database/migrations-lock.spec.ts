import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Hashes = ReadonlyMap<string, string>;

interface LockTool {
  presentMigrations(): Promise<Hashes>;
  lockedMigrations(): Promise<Hashes>;
  violations(locked: Hashes, present: Hashes): string[];
  unlocked(locked: Hashes, present: Hashes): string[];
  lockText(locked: Hashes, present: Hashes): string;
}

const TOOL = pathToFileURL(resolve(import.meta.dirname, '../../tools/migrations/lock.mjs')).href;
let tool: LockTool;

beforeAll(async () => {
  tool = (await import(TOOL)) as LockTool;
});

describe('the migrations', () => {
  it('have not changed since they were locked, because installations have run them', async () => {
    expect(tool.violations(await tool.lockedMigrations(), await tool.presentMigrations())).toEqual([]);
  });

  it('are all locked; if not, run: npm run migration:lock', async () => {
    const present = await tool.presentMigrations();
    expect(present.size).toBeGreaterThan(9);
    expect(tool.unlocked(await tool.lockedMigrations(), present)).toEqual([]);
  });
});

describe('the lock of migrations', () => {
  const locked = new Map([['1-first.ts', 'a'.repeat(64)]]);

  it('detects a changed and a removed migration', () => {
    expect(tool.violations(locked, new Map([['1-first.ts', 'b'.repeat(64)]]))).toEqual([
      '1-first.ts is locked and has changed: restore it, and write a new migration instead.',
    ]);
    expect(tool.violations(locked, new Map())).toEqual([
      '1-first.ts is locked and is gone: restore it, and write a new migration instead.',
    ]);
  });

  it('detects a migration that is not locked', () => {
    const present = new Map([...locked, ['2-second.ts', 'c'.repeat(64)]]);
    expect(tool.violations(locked, present)).toEqual([]);
    expect(tool.unlocked(locked, present)).toEqual(['2-second.ts']);
  });

  it('adds new entries in the order of their names, and keeps old ones', () => {
    const present = new Map([
      ['2-second.ts', 'c'.repeat(64)],
      ['1-first.ts', 'b'.repeat(64)],
    ]);
    const [, ...lines] = tool.lockText(locked, present).split('\n');
    expect(lines).toEqual([`${'a'.repeat(64)}  1-first.ts`, `${'c'.repeat(64)}  2-second.ts`, '']);
  });
});
