import { unreadableDocument } from '../../bills.problems.js';
import { PdfFile } from './pdf-file.js';
import { isArray, isDictionary, isReference, isText, PdfFault, type PdfValue } from './pdf-value.js';

/** The names that the electronic invoice inside a PDF has. Sources: Factur-X 1.08, 6.2; ZUGFeRD 1.0 and 2.0. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];
/** How it stands to what is printed, the closest first: `Data` is only a part of it. */
const RELATIONS = ['/Alternative', '/Source', '/Data'];
const ATTACHMENTS_MAX = 1_000;
const NODES_MAX = 5_000;

interface Attachment {
  readonly name: string;
  readonly relation: string;
  readonly content: PdfValue | undefined;
}

/**
 * The electronic invoice that a PDF carries; undefined if it carries none.
 *
 * Raises `unreadable_document` for a PDF that is damaged, encrypted, or made to fill the memory.
 */
export async function invoiceInPdf(content: Buffer): Promise<Buffer | undefined> {
  try {
    const file = await PdfFile.open(content);
    const [first] = (await attachmentsOf(file)).filter(({ name }) => NAMES.includes(name)).sort(closest);
    return first === undefined ? undefined : await file.stream(first.content);
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error;
    throw unreadableDocument(`The PDF ${error.message}. Say the total, and it is kept without being read.`);
  }
}

function closest(one: Attachment, other: Attachment): number {
  const rank = ({ relation }: Attachment): number =>
    RELATIONS.includes(relation) ? RELATIONS.indexOf(relation) : RELATIONS.length;
  return rank(one) - rank(other) || NAMES.indexOf(one.name) - NAMES.indexOf(other.name);
}

/** What is attached to the whole file, by name or by association. */
async function attachmentsOf(file: PdfFile): Promise<Attachment[]> {
  const root = await file.resolve(file.trailer.get('/Root'));
  if (!isDictionary(root)) throw new PdfFault('has no pages');
  const names = await file.resolve(root.get('/Names'));
  const tree = isDictionary(names) ? names.get('/EmbeddedFiles') : undefined;
  const associated = await file.resolve(root.get('/AF'));
  const found = [...(await namedIn(file, tree)), ...(isArray(associated) ? associated : [])];
  if (found.length > ATTACHMENTS_MAX) throw new PdfFault(`has more than ${ATTACHMENTS_MAX} attachments`);
  const attachments: Attachment[] = [];
  for (const one of found) {
    const attachment = await attachmentOf(file, one);
    if (attachment !== undefined) attachments.push(attachment);
  }
  return attachments;
}

/** The values of a tree of names. Source: ISO 32000-1, 7.9.6. */
async function namedIn(file: PdfFile, tree: PdfValue | undefined): Promise<PdfValue[]> {
  const found: PdfValue[] = [];
  const seen = new Set<number>();
  const ahead = [tree];
  for (let nodes = 0; ahead.length > 0; nodes += 1) {
    if (nodes > NODES_MAX || found.length > ATTACHMENTS_MAX)
      throw new PdfFault(`has more than ${ATTACHMENTS_MAX} attachments`);
    const next = ahead.pop();
    if (isReference(next)) {
      if (seen.has(next.object)) continue;
      seen.add(next.object);
    }
    const node = await file.resolve(next);
    if (!isDictionary(node)) continue;
    const [names, kids] = [await file.resolve(node.get('/Names')), await file.resolve(node.get('/Kids'))];
    if (isArray(names)) for (let at = 1; at < names.length; at += 2) found.push(names[at] ?? null);
    if (isArray(kids)) for (const kid of kids) ahead.push(kid);
  }
  return found;
}

async function attachmentOf(file: PdfFile, value: PdfValue): Promise<Attachment | undefined> {
  const description = await file.resolve(value);
  if (!isDictionary(description)) return undefined;
  const [plain, unicode] = [
    await file.resolve(description.get('/F')),
    await file.resolve(description.get('/UF')),
  ];
  const name = isText(unicode) ? unicode : plain;
  const contents = await file.resolve(description.get('/EF'));
  if (!isText(name) || !isDictionary(contents)) return undefined;
  const relation = await file.resolve(description.get('/AFRelationship'));
  return {
    name: nameOf(name.text),
    relation: typeof relation === 'string' ? relation : '',
    content: contents.get('/F') ?? contents.get('/UF'),
  };
}

/** A name without the case of its letters: `ZUGFeRD-invoice.xml` is that of the first version. */
function nameOf(text: string): string {
  const isUtf16 = text.startsWith('\xfe\xff');
  const name = isUtf16 ? new TextDecoder('utf-16be').decode(Buffer.from(text, 'latin1')) : text;
  return name.toLowerCase();
}
