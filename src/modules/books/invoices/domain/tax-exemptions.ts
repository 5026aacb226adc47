import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { TaxExemption } from './e-invoice-details.js';
import { exemptionReason } from './line-taxes.js';

/** What a caller says of why no tax is charged: one reason for all, or one for each tax group. */
export interface SaidExemptions {
  readonly tax_exemption_reason?: string;
  readonly tax_exemptions?: readonly TaxExemption[];
}

interface Group {
  readonly category: TaxCategory;
  readonly rate: Decimal;
}

/** Whether it is said why the exempt group of this rate is charged no tax, in words or as a code. */
export function isReasoned(said: SaidExemptions, rate: Decimal): boolean {
  const own = exemptionOf(said, { category: 'E', rate });
  return Boolean(said.tax_exemption_reason ?? own?.reason ?? own?.code);
}

/** Each tax group with why no tax is charged: what is said of it, else what is said of all, else the usual words. */
export function withReasons<G extends Group>(
  groups: readonly G[],
  said: SaidExemptions,
): (G & { readonly exemption_reason: string | undefined; readonly exemption_code: string | undefined })[] {
  const all = groups.map(({ category }) => category);
  return groups.map((group) => {
    const own = exemptionOf(said, group);
    const usual = exemptionReason(group.category, said.tax_exemption_reason, all);
    return { exemption_reason: own?.reason ?? usual, exemption_code: own?.code, ...group };
  });
}

function exemptionOf(
  { tax_exemptions }: SaidExemptions,
  { category, rate }: Group,
): TaxExemption | undefined {
  return tax_exemptions?.find((one) => {
    return one.category === category && (one.rate === undefined || one.rate.equals(rate));
  });
}
