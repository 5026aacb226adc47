import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  swissBillOf,
  swissCodeText,
} from '../../../src/modules/outgoing/documents/rendering/page/swiss-bill.js';
import { transferText } from '../../../src/modules/outgoing/documents/rendering/page/codes/transfer-text.js';
import { isCreditNote } from '../../../src/kernel/en16931/index.js';
import { readCodes } from '../payment-codes/read-code.js';
import { printedDocuments } from '../rendering/support/printed-documents.js';
import { printFiles, type PrintedFiles } from './support/printed-files.js';

/** What an office printer does at its lowest, and a scanner after it. */
const DOTS_PER_INCH = 150;

describe('the payment code of a printed page', () => {
  let files: PrintedFiles;

  beforeAll(async () => {
    files = await printFiles();
  });

  afterAll(() => files.remove());

  it.each(Object.entries(printedDocuments))(
    'is read by another program, where there is one: %s',
    async (name, { document, options }) => {
      const { show_payment_code, payment_code_reference } = options.look;
      const hasCode = show_payment_code && !isCreditNote(document) && options.mode !== 'draft';
      const bill = swissBillOf(document);
      const transfer =
        bill === undefined ? transferText(document, payment_code_reference) : swissCodeText(bill);
      const text = hasCode ? transfer : undefined;
      const read: string[] = [];
      for (const picture of picturesOf(files.all.get(name) ?? '')) read.push(...(await readCodes(picture)));
      expect(read).toEqual(text === undefined ? [] : [text]);
    },
  );

  it('is on at least ten of the pages, so that these tests can fail', () => {
    const printed = Object.values(printedDocuments).filter(({ document, options: { look, mode } }) => {
      if (!look.show_payment_code || mode === 'draft' || isCreditNote(document)) return false;
      return transferText(document, look.payment_code_reference) !== undefined;
    });
    expect(printed.length).toBeGreaterThanOrEqual(10);
  });
});

/** Each page as a camera or a scanner would see it. */
function picturesOf(file: string): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-codes-'));
  try {
    const args = ['-gray', '-r', String(DOTS_PER_INCH), file, join(folder, 'page')];
    const { error, stderr } = spawnSync('pdftoppm', args, { encoding: 'utf8' });
    if (error !== undefined || stderr !== '') throw error ?? new Error(stderr);
    return readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
