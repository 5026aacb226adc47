import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DECISIONS_INDEX, SUBJECTS, decisionsIndex, decisionTexts } from '../../tools/decisions/index.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

function decision(sentence: string, subject: string): string {
  return `# 0007: One way\n\n${sentence}\n\nSubject: ${subject}\n\n**Question.** Which way?\n`;
}

function refusalOf(text: string): string {
  try {
    return decisionsIndex([['0007-one-way.md', text]]);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the decisions', () => {
  it('begin with a sentence and a subject, and their index is written: node tools/decisions.mjs', async () => {
    const index = decisionsIndex(await decisionTexts(ROOT));
    expect(await readFile(join(ROOT, DECISIONS_INDEX), 'utf8')).toBe(index);
  });
});

describe('the index of decisions', () => {
  it('has the subjects in their order, with number, linked title and sentence', () => {
    const index = decisionsIndex([
      ['0007-one-way.md', decision('There is one way,\nand no other.', 'Speed')],
      ['0008-a-cent.md', '# 0008 A cent\n\nIt is a cent.\n\nSubject: Money and tax\n'],
    ]);
    expect(index.slice(index.indexOf('## '))).toBe(
      '## Money and tax\n\n- 0008 [A cent](0008-a-cent.md): It is a cent.\n\n' +
        '## Speed\n\n- 0007 [One way](0007-one-way.md): There is one way, and no other.\n',
    );
  });

  it.each([
    ['no sentence', '# 0007: One way\n\n**Question.** Which way?\n', 'add a paragraph under the title'],
    ['a list for a sentence', decision('- There is one way.', 'Speed'), 'add a paragraph under the title'],
    ['no full stop', decision('There is one way', 'Speed'), 'with a full stop'],
    ['201 characters', decision(`${'a'.repeat(200)}.`, 'Speed'), 'has 201 characters; at most 200'],
    ['no subject', '# 0007: One way\n\nThere is one way.\n', `one of: ${SUBJECTS.join(' | ')}`],
    ['an unknown subject', decision('There is one way.', 'Haste'), 'add a paragraph "Subject: NAME"'],
    ['no title', 'There is one way.\n', 'the first line must be'],
  ])('is refused for %s, with the file and what to add', (_case, text, complaint) => {
    expect(refusalOf(text)).toContain('docs/decisions/0007-one-way.md: ');
    expect(refusalOf(text)).toContain(complaint);
  });

  it('takes a sentence of 200 characters', () => {
    expect(refusalOf(decision(`${'a'.repeat(199)}.`, 'Speed'))).toContain('## Speed');
  });
});
