import { decimalAmount, minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CorrectionPath } from './correction.js';

/**
 * What was prepaid, in minor units: in all on the invoice that is replaced and on those that it replaced itself, and
 * what of it the invoice holds.
 */
export interface Prepaid {
  readonly currency: CurrencyCode;
  readonly whole: MinorUnits;
  readonly held: MinorUnits;
}

interface Details {
  readonly currency?: CurrencyCode;
  readonly prepaid_amount?: Decimal;
}

/** An invoice that was corrected: what was prepaid on it in all, and what of it the invoice itself held. */
interface Corrected {
  readonly whole: MinorUnits;
  readonly held: MinorUnits;
  readonly isVoid: boolean;
}

/**
 * What was prepaid on an invoice and on those that it replaced, each amount once, in minor units.
 *
 * A void invoice handed on what it held; what a credited one held is credit, and stands on no later invoice. Takes what
 * the invoice says was prepaid, and the one that it replaced with that one's own total.
 */
export function prepaidInAll(said: MinorUnits, corrected: Corrected | undefined): MinorUnits {
  if (corrected === undefined) return said;
  const handedOn = corrected.isVoid ? corrected.held : 0n;
  return corrected.whole + (said > handedOn ? said - handedOn : 0n);
}

/**
 * What the new invoice says, and what of its prepayment comes from the one that it replaces, in minor units.
 *
 * A void invoice hands its prepayment on. A credit note gives it back as credit, which then settles the new invoice: on
 * both ways it counts once. Only what the caller says above the old prepayment is new money. The currency stays, unless
 * the caller names another one; then nothing is handed on. An amount that cannot be is left for the checks of a draft.
 */
export function takingOver<All extends Details>(
  path: CorrectionPath,
  { currency, whole, held }: Prepaid,
  said: All,
): { readonly details: All; readonly carried: MinorUnits } {
  const details = { ...said, currency: said.currency ?? currency };
  const amount =
    said.prepaid_amount === undefined ? whole : minorUnitsOf(said.prepaid_amount, currencyExponent(currency));
  if (details.currency !== currency || amount === undefined || amount < 0n) return { details, carried: 0n };
  const added = amount > whole ? amount - whole : 0n;
  const isHandedOn = path === 'voided_and_reissued';
  const handed = amount < held ? amount : held;
  const carried = isHandedOn ? handed : 0n;
  const prepaid_amount = decimalAmount(carried + added, currency);
  return { details: { ...details, prepaid_amount }, carried };
}
