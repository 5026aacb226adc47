import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { welcome } from './welcome.js';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

describe('the welcome', () => {
  it.each(['text', 'sh'])('has the same %s block as README.md', (language) => {
    const owner = { email: 'owner@example.com', password: '…', apiKey: 'ch_live_…' };
    const printed = welcome('http://127.0.0.1:3000', owner, {
      production: false,
      apiReference: true,
    });
    const [block] = blocksOf(language).filter(
      (text) => text.includes('Countinghouse is ready') || text.includes('KEY='),
    );
    expect(block).toBeDefined();
    expect(printed).toContain(block);
  });

  it('names no reference that is not served', () => {
    const printed = welcome('http://127.0.0.1:3000', undefined, { production: true, apiReference: false });
    expect(printed).not.toContain('/docs');
    expect(printed).toContain('http://127.0.0.1:3000/api\n  Control panel');
  });
});

/** The fenced code blocks of README.md in a language. */
function blocksOf(language: string): string[] {
  return [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, text]) => text ?? '',
  );
}
