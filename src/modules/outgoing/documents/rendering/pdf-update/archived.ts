import { createHash } from 'node:crypto';
import { PdfFile, PdfFormatError, referenceIn } from './pdf-file.js';
import { completeUnicodeMaps } from './unicode-maps.js';
import { markedMetadata, type FacturXFacts } from './xmp.js';

/**
 * Makes a PDF of Typst's one that is PDF/A-3a and PDF/UA-1, and a Factur-X document where it carries an invoice.
 *
 * Typst writes either standard but not both, and refuses a character that no font has. So it writes neither, and what
 * both want beside a well-tagged document is appended: an output intent with the colour profile that is there, the
 * metadata, letters for all glyphs, the title as the name of the window, and how the embedded file relates to the
 * document. Pure: the same
 * file has the same bytes. Raises `PdfFormatError` for a file that Typst would not write.
 */
export function archived(pdf: Uint8Array, invoice: FacturXFacts | undefined): Buffer {
  const file = new PdfFile(pdf);
  const catalog = file.object(file.root);
  const metadata = referenceIn(catalog, 'Metadata');
  const xmp = Buffer.from(markedMetadata(file.stream(metadata).toString('utf8'), invoice), 'utf8');
  file.replace(
    metadata,
    `<</Type /Metadata /Subtype /XML /Length ${xmp.length}>>\nstream\n${xmp.toString('latin1')}\nendstream`,
  );
  completeUnicodeMaps(file);
  const entries = [`/OutputIntents [${file.add(outputIntent(file))} 0 R]`];
  if (invoice !== undefined) entries.push(`/AF [${relatedFile(file, catalog)} 0 R]`);
  file.replace(file.root, withTitleShown(withEntries(catalog, entries)));
  return file.withUpdate(identifierOf(pdf, xmp));
}

/** sRGB, by the profile that the colours of the pages refer to already. */
function outputIntent(file: PdfFile): string {
  const [profile] = file.findAll(/\/N\s+3\b/);
  if (profile === undefined) throw new PdfFormatError('no profile of three colours');
  return (
    '<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB IEC61966-2.1)' +
    ` /DestOutputProfile ${profile} 0 R>>`
  );
}

/** The embedded invoice is another form of the document. Gives the number of its specification. */
function relatedFile(file: PdfFile, catalog: string): number {
  const specification = Number(
    /\/EmbeddedFiles[\s\S]*?\/Names\s*\[\s*\([^)]*\)\s*(\d+)\s+0\s+R/.exec(catalog)?.[1],
  );
  if (!(specification > 0)) throw new PdfFormatError('no embedded file');
  file.replace(specification, withEntries(file.object(specification), ['/AFRelationship /Alternative']));
  return specification;
}

function withEntries(dictionary: string, entries: readonly string[]): string {
  if (!dictionary.startsWith('<<')) throw new PdfFormatError('an object is no dictionary');
  return `<<\n  ${entries.join('\n  ')}${dictionary.slice(2)}`;
}

function withTitleShown(catalog: string): string {
  const shown = '/DisplayDocTitle true';
  if (!/\/ViewerPreferences\s*<</.test(catalog)) {
    return withEntries(catalog, [`/ViewerPreferences <<${shown}>>`]);
  }
  return catalog.replace(/\/ViewerPreferences\s*<</, (found) => `${found} ${shown}`);
}

/** Each file has an identifier of its own, made of what it says. */
function identifierOf(pdf: Uint8Array, xmp: Buffer): string {
  return createHash('sha256').update(pdf).update(xmp).digest('hex').slice(0, 32);
}
