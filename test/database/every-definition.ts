import { readdirSync } from 'node:fs';
import type { ListDefinition } from '../../src/platform/contract/lists/list-definition.js';

/** Returns every list that a slice declares. */
export async function everyDefinition(): Promise<ListDefinition[]> {
  const files = readdirSync('src/modules', { recursive: true, encoding: 'utf8' }).filter((path) => {
    return path.endsWith('.list.ts');
  });
  const found: ListDefinition[] = [];
  for (const path of files) {
    const module = (await import(`../../src/modules/${path.replace(/\.ts$/, '.js')}`)) as object;
    found.push(...(Object.values(module) as ListDefinition[]));
  }
  return found;
}
