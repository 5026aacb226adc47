import { asCreditorReference } from '../../../../../../kernel/parties/creditor-reference.js';
import { cut, type CodeStandard } from './transfer.js';

/** What a QR code of version 13 with error correction M holds, which banks' apps are held to. */
const BYTES_MAX = 331;
const NAME_MAX = 70;
const TEXT_MAX = 140;

/** For euros. Source: EPC069-12 of the European Payments Council, version 002. */
export const epc: CodeStandard = ({ iban, bic, name, currency, amount, reference }) => {
  if (currency !== 'EUR') return undefined;
  const lines = ['BCD', '002', '1', 'SCT', bic, cut(name, NAME_MAX), iban];
  const all = [...lines, `EUR${amount}`, '', ...referenceLines(reference)];
  const text = all.join('\n').trimEnd();
  return Buffer.byteLength(text) > BYTES_MAX ? undefined : text;
};

/** A structured reference or a text, never both, and nothing behind what is there. */
function referenceLines(reference: string): string[] {
  const structured = asCreditorReference(reference);
  return structured === undefined ? ['', cut(reference, TEXT_MAX)] : [structured];
}
