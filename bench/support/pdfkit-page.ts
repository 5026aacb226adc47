import PDFDocument from 'pdfkit';
import type { RenderJob } from '../../src/modules/outgoing/documents/rendering/engine/engine.js';
import type { Fact, Page, PrintedRow } from '../../src/modules/outgoing/documents/rendering/page/page.js';

/** Inter in the weights that a page has. */
export type Fonts = Readonly<Record<'regular' | 'medium' | 'bold', Uint8Array>>;

const MM = 72 / 25.4;
const LEFT = 25 * MM;
const WIDTH = 165 * MM;
const FACTS = 119 * MM;
const TOTALS = 102 * MM;
/** Where each column ends, and which are aligned at that end. */
const COLUMNS = [10, 85, 105, 118, 138, 148, 165].map((end) => LEFT + end * MM);
const GREY = '#5c6570';

/**
 * The page of a document as pdfkit prints it: the same texts at the same places with the same fonts, tagged, as PDF/A
 * with the file that it carries.
 */
export async function pdfkitPdf({ page: json, files }: RenderJob, fonts: Fonts): Promise<Buffer> {
  const page = JSON.parse(json) as Page;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: page.language,
    info: { Title: page.title, Author: page.author },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', resolve);
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, Buffer.from(font));
  const code = files.find(({ path }) => path === page.payment?.code?.path);
  const attached = files.find(({ path }) => path === page.attachment?.path);
  draw(new Pen(pdf), page, code && Buffer.from(code.content).toString());
  if (attached !== undefined) pdf.file(Buffer.from(attached.content), { name: attached.path.slice(1) });
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

interface Look {
  readonly size?: number;
  readonly font?: keyof Fonts;
  readonly color?: string;
  readonly width?: number;
  /** Ends at x instead of beginning there. */
  readonly isRight?: boolean;
}

/** Writes each text as a paragraph of its own in the structure of the document. */
class Pen {
  private readonly root: PDFKit.PDFStructureElement;

  constructor(readonly pdf: PDFKit.PDFDocument) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Gives where the text ends. */
  write(text: string, [x, y]: readonly [number, number], look: Look = {}): number {
    const { size = 9, font = 'regular', color = '#16191d', isRight = false } = look;
    const { pdf } = this;
    const width = look.width ?? pdf.page.width;
    const write = (): void => {
      pdf.font(font).fontSize(size).fillColor(color);
      pdf.text(text, isRight ? x - width : x, y, { width, align: isRight ? 'right' : 'left', lineGap: 1.5 });
    };
    this.root.add(pdf.struct('P', {}, write));
    return pdf.y;
  }

  line(x: number, y: number, width: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke('#dfe3e8');
    this.pdf.endMarkedContent();
  }
}

function draw(pen: Pen, page: Page, code: string | undefined): void {
  pen.write(page.sender.name, [LEFT + WIDTH, 20 * MM], {
    size: 15,
    font: 'bold',
    width: WIDTH,
    isRight: true,
  });
  pen.write(page.return_line, [LEFT, 50 * MM], { size: 6.2, color: GREY });
  let y = pen.write(page.recipient.name, [LEFT, 57 * MM], { size: 10, font: 'medium' });
  for (const line of page.recipient.lines) y = pen.write(line, [LEFT, y], { size: 10 });
  drawFacts(pen, page.facts, { x: FACTS, y: 50 * MM, gap: 28 * MM });
  y = pen.write(`${page.heading} ${page.number ?? ''}`, [LEFT, 98 * MM], { size: 19, font: 'bold' });
  y = drawTable(pen, page, y + 5 * MM) + 4 * MM;
  for (const { label, detail, amount, kind } of page.totals) {
    const look = kind === 'grand' ? ({ size: 12, font: 'bold' } as const) : {};
    pen.write(`${label} ${detail}`, [TOTALS, y], look);
    y = pen.write(amount, [LEFT + WIDTH, y], { ...look, width: 40 * MM, isRight: true }) + 2;
  }
  y = drawPayment(pen, page, { y: y + 7 * MM, code });
  for (const note of page.notes) y = pen.write(note, [LEFT, y + 2], { size: 8.5, width: WIDTH });
  pen.line(LEFT, 270 * MM, WIDTH);
  for (const [at, lines] of page.footer.entries()) {
    let foot = 272 * MM;
    for (const line of lines) foot = pen.write(line, [LEFT + at * 50 * MM, foot], { size: 6.8, color: GREY });
  }
  pen.write(page.page_number, [LEFT + WIDTH, 272 * MM], { size: 6.8, width: 30 * MM, isRight: true });
}

function drawTable(pen: Pen, { table }: Page, top: number): number {
  const { position, description, quantity, price, tax, amount } = table.columns;
  let y = drawRow(pen, [position, description, quantity, '', price, tax, amount], top) + 2;
  for (const row of table.rows) {
    pen.line(LEFT, y, WIDTH);
    y = drawLine(pen, row, y + 6) + 6;
  }
  pen.line(LEFT, y, WIDTH);
  return y;
}

function drawLine(pen: Pen, row: PrintedRow, top: number): number {
  const { position, name, quantity, unit, price, tax, amount } = row;
  let y = drawRow(pen, [position, name, quantity?.text, unit, price?.text, tax, amount], top);
  for (const detail of row.details)
    y = pen.write(detail, [COLUMNS[0] ?? LEFT, y], { size: 7.8, color: GREY, width: 72 * MM });
  return y;
}

function drawRow(pen: Pen, cells: readonly (string | null | undefined)[], y: number): number {
  const ends = cells.map((cell, at) => {
    const isText = at < 2;
    const x = (isText ? COLUMNS[at - 1] : COLUMNS[at]) ?? LEFT;
    return pen.write(cell ?? '', [x, y], { width: isText ? 72 * MM : 20 * MM, isRight: !isText });
  });
  return Math.max(...ends);
}

function drawPayment(
  pen: Pen,
  { payment }: Page,
  { y: top, code }: { readonly y: number; readonly code: string | undefined },
): number {
  if (payment === null) return top;
  let y = pen.write(payment.title, [LEFT, top], { size: 10, font: 'bold' });
  for (const term of payment.terms) y = pen.write(term, [LEFT, y], { size: 8.5, width: 125 * MM });
  y = drawFacts(pen, payment.facts, { x: LEFT, y, gap: 35 * MM });
  const path = / d="([^"]+)"/.exec(code ?? '')?.[1];
  if (path !== undefined) {
    const { pdf } = pen;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .save()
      .translate(LEFT + 140 * MM, top)
      .scale(1.2)
      .path(path)
      .fill('#000000')
      .restore();
    pdf.endMarkedContent();
  }
  return y + 6 * MM;
}

function drawFacts(
  pen: Pen,
  facts: readonly Fact[],
  at: { readonly x: number; readonly y: number; readonly gap: number },
): number {
  let { y } = at;
  for (const { label, value } of facts) {
    pen.write(label, [at.x, y], { size: 8.2, color: GREY });
    y = pen.write(value, [at.x + at.gap, y], { size: 8.2, width: 40 * MM });
  }
  return y;
}
