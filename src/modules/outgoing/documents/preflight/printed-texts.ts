import { targetOf, type DocumentSource, type Finding } from '../../../../kernel/en16931/index.js';
import type { VersionedSettings } from '../documents.repository.js';

/** A text that is printed, and the field that it comes from. */
export interface PrintedText extends Pick<Finding, 'term' | 'where' | 'pointer'> {
  readonly text: string;
}

type Said = string | null | undefined;
type Address = DocumentSource['seller']['address'];

/** The texts of people that a document prints. What it prints of its own has fonts. */
export function printedTexts(source: DocumentSource, settings: VersionedSettings): PrintedText[] {
  return [...partyTexts(source), ...lineTexts(source), ...otherTexts(source), ...settingsTexts(settings)];
}

function partyTexts({ seller, buyer, payee, delivery }: DocumentSource): PrintedText[] {
  return [
    ...text('BT-27', seller.name),
    ...addressTexts(35, seller.address),
    ...text('BT-33', seller.legal_info),
    ...text('BT-41', seller.contact?.name),
    ...text('BT-85', seller.bank_details?.account_holder),
    ...text('BT-44', buyer.name),
    ...addressTexts(50, buyer.billing_address),
    ...text('BT-56', buyer.contact?.name),
    ...text('BT-59', payee?.name),
    ...text('BT-70', delivery?.name),
    ...addressTexts(75, delivery?.address),
  ];
}

function lineTexts({ items }: DocumentSource): PrintedText[] {
  return items.flatMap(({ name, description, note, unit, attributes, above, below }, line) => [
    ...text('BT-153', name, { line }),
    ...around('above', above ?? [], line),
    ...around('below', below ?? [], line),
    ...text('BT-154', description, { line }),
    ...text('BT-127', note, { line }),
    ...text('BT-130', unit?.label, { line }),
    ...(attributes ?? []).flatMap((one) => text('BT-161', `${one.name} ${one.value}`, { line })),
  ]);
}

/** What stands around a line, which electronic documents say in its note. */
function around(
  name: 'above' | 'below',
  texts: readonly { readonly text?: string }[],
  line: number,
): PrintedText[] {
  return texts.flatMap(({ text }, at): PrintedText[] => {
    const pointer = `#/items/${line}/${name}/${at}/text`;
    return text === undefined ? [] : [{ term: 'BT-127', where: 'invoice', pointer, text }];
  });
}

function otherTexts(source: DocumentSource): PrintedText[] {
  const { references, notes = [], payment_instructions: payment, discounts, charges } = source;
  return [
    ...text('BT-10', references?.buyer_reference),
    ...text('BT-13', references?.order_reference),
    ...text('BT-82', payment?.text),
    ...noteTexts(notes),
    ...discounts.flatMap(({ reason }, origin) => text('BT-97', reason, { origin })),
    ...charges.flatMap(({ reason }, origin) => text('BT-104', reason, { origin })),
  ];
}

/** The message is a field of its own; the others follow it here, and are counted from 0 there. */
function noteTexts(notes: NonNullable<DocumentSource['notes']>): PrintedText[] {
  const before = notes[0]?.is_message === true ? 1 : 0;
  return notes.flatMap((note, at) => {
    const printed = text('BT-22', note.text, { origin: at - before });
    return note.is_message === true ? printed.map((one) => ({ ...one, pointer: '#/message' })) : printed;
  });
}

/** They are changed where the organization is. */
function settingsTexts({ intro, closing, footer }: VersionedSettings): PrintedText[] {
  const all: readonly (readonly [string, Said])[] = [
    ['intro', intro],
    ['closing', closing],
    ...footer.map((column, at) => [`footer/${at}/text`, column.text] as const),
  ];
  return all.flatMap(([name, said]) =>
    said ? [{ term: 'BG-4', where: 'organization', pointer: `#/documents/${name}`, text: said }] : [],
  );
}

function addressTexts(from: number, address: Address | undefined): PrintedText[] {
  const parts = [address?.line1, address?.line2, address?.city, address?.postal_code, address?.state];
  return parts.flatMap((part, at) => text(`BT-${from + at}`, part));
}

/** Takes what stands for the places in the pointer of a term. */
function text(term: string, said: Said, places: Readonly<Record<string, number>> = {}): PrintedText[] {
  if (!said) return [];
  const { where, pointer } = targetOf(term);
  const filled = pointer.replace(/\{(\w+)\}/g, (_whole, name: string) => String(places[name] ?? 0));
  return [{ term, where, pointer: `#/${filled}`, text: said }];
}
