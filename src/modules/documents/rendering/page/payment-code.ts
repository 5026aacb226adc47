import { encode } from 'uqr';
import { isCreditNote, type EInvoice } from '../../../../kernel/en16931/index.js';
import { isIban } from './parties.js';
import { isPositive } from './sums.js';

/** A transfer, or a SEPA transfer, of UNTDID 4461. */
const TRANSFERS = new Set(['30', '58']);
/** What a QR code of version 13 with error correction M holds, which banks' apps are held to. */
const BYTES_MAX = 331;
/** At most 999999999.99 can be asked for. */
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * A QR code that fills in the transfer which a document asks for, as an SVG; undefined where it asks for none.
 *
 * Source: EPC069-12 of the European Payments Council, version 002. It is for euros and IBANs only.
 */
export function paymentCodeOf(document: EInvoice): string | undefined {
  const text = transferText(document);
  if (text === undefined || Buffer.byteLength(text) > BYTES_MAX) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return svgOf(data, size);
}

function transferText(document: EInvoice): string | undefined {
  const { payment, currency, totals, seller, payee } = document;
  const [account] = payment?.accounts ?? [];
  const iban = account?.id?.replace(/\s/g, '');
  const name = account?.name ?? payee?.name ?? seller?.name;
  const isAsked = TRANSFERS.has(payment?.means_code ?? '') && currency === 'EUR' && !isCreditNote(document);
  if (!isAsked || iban === undefined || name === undefined) return undefined;
  if (!isIban(iban) || !isPositive(totals.payable) || !AMOUNT.test(totals.payable ?? '')) return undefined;
  const reference = (payment?.reference ?? document.number ?? '').slice(0, 140);
  const lines = ['BCD', '002', '1', 'SCT', account?.bic ?? '', name.slice(0, 70), iban];
  return [...lines, `EUR${totals.payable ?? ''}`, '', '', reference].join('\n');
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
