import type { EInvoice } from '../../../../../../kernel/en16931/index.js';
import { epc } from './epc.js';
import { spayd } from './spayd.js';
import { transferOf, type CodeReference, type CodeStandard } from './transfer.js';
import { zbp } from './zbp.js';

/** A standard of a country has a file of its own; Swiss payment parts are more than a code, see `swiss-bill`. */
const STANDARDS: readonly CodeStandard[] = [epc, spayd, zbp];

/** What a payment code says to fill in the transfer that a document asks for; undefined where it asks for none. */
export function transferText(document: EInvoice, gives: CodeReference): string | undefined {
  const transfer = transferOf(document, gives);
  if (transfer === undefined) return undefined;
  for (const standard of STANDARDS) {
    const text = standard(transfer);
    if (text !== undefined) return text;
  }
  return undefined;
}
