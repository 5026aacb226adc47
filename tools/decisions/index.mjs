import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the index of the decisions stands. */
export const DECISIONS_INDEX = 'docs/decisions/README.md';

/** The subjects of decisions, in the order of the index. The list is closed: each decision names one of them. */
export const SUBJECTS = [
  'Money and tax',
  'Numbering and chain',
  'Invoices, quotes and credit',
  'Payments and bank',
  'Organizations and privacy',
  'Access and credentials',
  'API contract',
  'Events and webhooks',
  'Mail and reminders',
  'Documents and e-invoices',
  'Database',
  'Speed',
  'Running and operating',
  'Panel',
  'Client libraries',
  'Code, tests and tools',
];

const SENTENCE_MAX = 200;

/** The first letters of paragraphs that are no sentence: headings, bold words, lists, tables, links, quotations. */
const NO_SENTENCE = /^(#|\*\*|[-*] |\||\[|>|Subject:)/;

const HEAD = `<!-- @generated from the first lines of docs/decisions/*.md by npm run generate. -->

# Decisions by subject

What was decided, in one sentence each. The pages have the reasons, and what is given up.
[The documentation](../README.md#decisions) says how a decision begins.`;

/** The decisions of the repository at `root`, in the order of their numbers: `[file name, text]` each. */
export async function decisionTexts(root) {
  const folder = join(root, 'docs/decisions');
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
}

/**
 * The index of decisions (`[file name, text]` each), by subject.
 *
 * Throws an error that names each file whose first lines are not in form, and says what to add.
 */
export function decisionsIndex(texts) {
  const wrong = texts.flatMap(([name, text]) =>
    complaintsAbout(beginningOf(text)).map((complaint) => `docs/decisions/${name}: ${complaint}`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const decisions = texts.map(([name, text]) => ({ name, ...beginningOf(text) }));
  const parts = SUBJECTS.map((subject) => partOf(subject, decisions)).filter((part) => part !== undefined);
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

/** The first three paragraphs: title, sentence, and the subject that the line after it names. */
function beginningOf(text) {
  const [head = '', first = '', second = ''] = text.split(/\n{2,}/).map((part) => part.trim());
  return {
    title: /^# \d{4}:? (\S.*)$/.exec(head)?.[1],
    sentence: first.replace(/\s+/g, ' '),
    subject: /^Subject: (.*)$/.exec(second)?.[1],
  };
}

function complaintsAbout({ title, sentence, subject }) {
  const complaints = [];
  if (title === undefined) complaints.push('the first line must be "# NUMBER: TITLE"');
  if (sentence === '' || NO_SENTENCE.test(sentence) || !sentence.endsWith('.')) {
    complaints.push('add a paragraph under the title: one sentence that says what is done, with a full stop');
  } else if (sentence.length > SENTENCE_MAX) {
    complaints.push(`the sentence has ${sentence.length} characters; at most ${SENTENCE_MAX}`);
  }
  if (!SUBJECTS.includes(subject)) {
    complaints.push(
      `add a paragraph "Subject: NAME" after the sentence, with one of: ${SUBJECTS.join(' | ')}`,
    );
  }
  return complaints;
}

/** The part of one subject, or undefined if no decision is about it. */
function partOf(subject, decisions) {
  const own = decisions.filter((decision) => decision.subject === subject);
  if (own.length === 0) return undefined;
  const lines = own.map(
    ({ name, title, sentence }) => `- ${name.slice(0, 4)} [${title}](${name}): ${sentence}`,
  );
  return `## ${subject}\n\n${lines.join('\n')}`;
}
