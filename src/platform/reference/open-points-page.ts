import type { OpenPoint } from './open-points.js';

const HEAD = `<!-- @generated from src/platform/reference/open-points/ by npm run generate. -->

# Open points

The specification leaves the questions below open. The service has one answer to each today. An answer may
change when the owner of the specification decides; *open* in the column *state* means that nothing is built yet. The published document shows every row as a TODO: all
rows in its description, and each row at the places in the column *shown at*.`;

/** Renders the page docs/open-points.md: the register by section, with the places where each row appears. */
export function openPointsPage(points: readonly OpenPoint[]): string {
  const sections = [...new Set(points.map((point) => point.section))].map((section) => {
    const rows = points.filter((point) => point.section === section);
    return `## Section ${section}\n\n${sectionTable(rows)}`;
  });
  return [HEAD, `There are ${points.length} open points.`, ...sections].join('\n\n') + '\n';
}

/** Renders the register as a Markdown table for the description of the published document. */
export function openPointsTable(points: readonly OpenPoint[]): string {
  return table(
    ['TODO', 'Section', 'Question', 'Today'],
    points.map(({ id, section, question, answer }) => [id, section, question, answer]),
  );
}

function sectionTable(points: readonly OpenPoint[]): string {
  return table(
    ['id', 'question', 'today', 'state', 'shown at'],
    points.map(({ id, question, answer, state = 'decided for now', touches }) => {
      return [id, question, answer, state, touches.map(code).join(' ')];
    }),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

/** Escapes pipes, because a pipe would begin the next cell. */
function cell(text: string): string {
  return text.replaceAll('|', '&#124;');
}

function code(text: string): string {
  return `\`${text}\``;
}
