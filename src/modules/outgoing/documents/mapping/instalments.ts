import { openParts } from '../../../../kernel/accounts/instalments.js';
import { atLeastZero, amountText } from '../../../../kernel/money/amount.js';
import { unitsOf } from '../domain/numbers.js';
import { localeForms } from '../rendering/index.js';
import type { InvoiceText } from './issued-document.js';

type Planned = Pick<InvoiceText, 'payment_plan' | 'currency' | 'due_date'>;

/** What a document says of its instalments, in one language: what stands above them, and each. */
interface InstalmentTexts {
  readonly head: (count: number) => string;
  readonly by: (amount: string, date: string) => string;
}

const english: InstalmentTexts = {
  head: (count) => `Payable in ${count} instalments:`,
  by: (amount, date) => `${amount} by ${date}`,
};

const texts: Readonly<Record<string, InstalmentTexts>> = {
  en: english,
  de: { head: (count) => `Zahlbar in ${count} Raten:`, by: (amount, date) => `${amount} bis zum ${date}` },
  fr: {
    head: (count) => `Payable en ${count} échéances :`,
    by: (amount, date) => `${amount} au plus tard le ${date}`,
  },
  it: { head: (count) => `Pagabile in ${count} rate:`, by: (amount, date) => `${amount} entro il ${date}` },
  es: {
    head: (count) => `Pagadero en ${count} plazos:`,
    by: (amount, date) => `${amount} a más tardar el ${date}`,
  },
  nl: {
    head: (count) => `Te betalen in ${count} termijnen:`,
    by: (amount, date) => `${amount} uiterlijk op ${date}`,
  },
};

/** The instalments of an invoice, one on each line; undefined without a plan. Takes the language of the document. */
export function instalmentsText(
  { payment_plan, currency }: Planned,
  locale: string | undefined,
): string | undefined {
  const plan = payment_plan ?? [];
  if (plan.length === 0) return undefined;
  const [language = 'en'] = (locale ?? 'en').split('-');
  const { head, by } = texts[language] ?? english;
  const { date, money } = localeForms(texts[language] === undefined ? 'en' : (locale ?? 'en'));
  const lines = plan.map(({ amount, due_date }, at) => {
    const shown = money(amountText(unitsOf(amount, currency), currency), currency);
    return `${at + 1}. ${by(shown, date(due_date))}`;
  });
  return [head(plan.length), ...lines].join('\n');
}

/** What is to be paid first of an invoice as it is issued, as a decimal; undefined where it is paid at once. */
export function firstPart(
  invoice: Planned & Pick<InvoiceText, 'total' | 'withholding_total' | 'payable_rounding' | 'prepaid_amount'>,
): string | undefined {
  const { payment_plan, currency, due_date } = invoice;
  if (payment_plan === undefined || payment_plan === null) return undefined;
  const units = (wire: number): bigint => unitsOf(wire, currency);
  const plan = payment_plan.map((one) => ({ due_date: one.due_date, amount: String(units(one.amount)) }));
  const notAsked = units(invoice.withholding_total ?? 0) + units(invoice.prepaid_amount);
  const payable = units(invoice.total) + units(invoice.payable_rounding) - notAsked;
  const parts = openParts({ payment_plan: plan, due_date, amount_due: atLeastZero(payable) });
  return amountText(parts.find(({ open }) => open > 0n)?.open ?? 0n, currency);
}
