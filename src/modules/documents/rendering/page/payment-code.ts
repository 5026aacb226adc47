import { encode } from 'uqr';
import type { EInvoice } from '../../../../kernel/en16931/index.js';
import { transferText, type CodeReference } from './transfer-text.js';

/** A QR code that fills in the transfer which a document asks for, as an SVG; undefined where it asks for none. */
export function paymentCodeOf(document: EInvoice, gives: CodeReference): string | undefined {
  const text = transferText(document, gives);
  if (text === undefined) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return svgOf(data, size);
}

/** The dark modules as one path, a unit each; runs within a row are one rectangle. */
function svgOf(rows: readonly (readonly boolean[])[], size: number): string {
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true) continue;
      let end = x;
      while (end < size && row[end] === true) end += 1;
      found.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
    return found;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<path fill="#000000" d="${runs.join('')}"/></svg>`
  );
}
