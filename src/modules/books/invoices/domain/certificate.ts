import { sumOf } from '../../../../kernel/money/allocation.js';
import { minorUnitsOf, tooManyDecimals, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a caller says of a certificate: that so much of what was withheld of an invoice reached the authority. */
export interface CertificateDetails {
  readonly number: string;
  /** The day that it bears. */
  readonly date: CalendarDate;
  readonly amount: Decimal;
}

/** A certificate as it is kept in JSON. */
export interface Certificate extends Omit<CertificateDetails, 'amount'> {
  /** Minor units of the invoice's currency, as a text. */
  readonly amount: string;
}

interface WithheldInvoice {
  readonly status: string;
  readonly currency: CurrencyCode;
  readonly withholding_total: MinorUnits;
  readonly withholding_credited: MinorUnits;
}

/** What certificates change of an invoice. */
interface Certified {
  readonly certificates: readonly Certificate[] | null;
  readonly certified_amount: MinorUnits;
}

/**
 * The certificates that an invoice has from now on, in place of those before; null takes all of them away.
 *
 * Raises `validation_failed`: for a draft, for two of one number, and for more than is withheld.
 */
export function certifiedBy(invoice: WithheldInvoice, said: readonly CertificateDetails[] | null): Certified {
  const exponent = currencyExponent(invoice.currency);
  const faults: FieldFault[] = [];
  const certificates = (said ?? []).map(({ amount, ...one }, at): Certificate => {
    const units = minorUnitsOf(amount, exponent);
    const fault = (field: string, code: string, detail: string): void => {
      faults.push({ pointer: jsonPointer(['certificates', at, field]), code, detail });
    };
    if (units === undefined) fault('amount', 'too_many_decimals', tooManyDecimals(exponent));
    const isTwice = (said ?? []).findIndex(({ number }) => number === one.number) < at;
    if (isTwice) fault('number', 'duplicate', 'Another certificate has this number; add the amounts up.');
    return { ...one, amount: String(units ?? 0n) };
  });
  const certified_amount = sumOf(certificates.map(({ amount }) => BigInt(amount)));
  const left = invoice.withholding_total - invoice.withholding_credited;
  if (invoice.status === 'draft' && certificates.length > 0) {
    const detail = 'A draft was not paid yet, so that nothing was withheld; issue it first.';
    faults.push({ pointer: '#/certificates', code: 'not_allowed', detail });
  } else if (certified_amount > left) {
    const detail = 'They come to more than is withheld of this invoice, less what credit notes took back.';
    faults.push({ pointer: '#/certificates', code: 'more_than_withheld', detail });
  }
  if (faults.length > 0) throw validationFailed(faults);
  return { certificates: certificates.length === 0 ? null : certificates, certified_amount };
}
