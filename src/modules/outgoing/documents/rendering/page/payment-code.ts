import { encode } from 'uqr';
import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import { swissCodeText, type SwissBill } from './swiss-bill.js';
import { transferText } from './codes/transfer-text.js';
import type { CodeReference } from './codes/transfer.js';

/** A QR code that fills in the transfer which a document asks for, as an SVG; undefined where it asks for none. */
export function paymentCodeOf(document: EInvoice, gives: CodeReference): string | undefined {
  const text = transferText(document, gives);
  if (text === undefined) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return svgOf(data, size, '');
}

/** The side of a Swiss QR code, and of the cross in its middle, in millimetres. */
const SWISS_MM = { code: 46, cross: 7, black: 6, arm: { long: 3.9, wide: 1.17 } };

/** The QR code of a Swiss payment part as an SVG, with the cross. Source: Style Guide for the QR-bill. */
export function swissCodeOf(bill: SwissBill): string {
  const { data, size } = encode(swissCodeText(bill), { ecc: 'M', border: 0 });
  const unit = size / SWISS_MM.code;
  const rect = (width: number, height: number, fill: string): string => {
    const [w, h] = [width * unit, height * unit];
    const place = `x="${((size - w) / 2).toFixed(3)}" y="${((size - h) / 2).toFixed(3)}"`;
    return `<rect ${place} width="${w.toFixed(3)}" height="${h.toFixed(3)}" fill="${fill}"/>`;
  };
  const { cross, black, arm } = SWISS_MM;
  const white = '#ffffff';
  return svgOf(
    data,
    size,
    rect(cross, cross, white) +
      rect(black, black, '#000000') +
      rect(arm.wide, arm.long, white) +
      rect(arm.long, arm.wide, white),
  );
}

/** The dark modules as one path, a unit each; runs within a row are one rectangle. What is drawn over them follows. */
function svgOf(rows: readonly (readonly boolean[])[], size: number, over: string): string {
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
    `<path fill="#000000" d="${runs.join('')}"/>${over}</svg>`
  );
}
