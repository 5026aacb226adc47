import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { searchForm } from '../../../../kernel/search/search-form.js';
import { isGiven, type RuleConditions, type RuleOutcome } from './rule.js';

/** A line as far as rules read it. The amount is that of the whole line, in minor units. */
export interface RuledLine {
  readonly bank_account_id: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly counterparty_name: string | null;
  readonly counterparty_iban: string | null;
  readonly text: string | null;
  readonly end_to_end_id: string | null;
  readonly structured_reference: string | null;
}

/** Whether a line has all that a rule asks for. Capitals, accents and line breaks do not matter. */
export function meets(rule: RuleConditions & { readonly outcome: RuleOutcome }, line: RuledLine): boolean {
  const { bank_account_id, counterparty_iban, name_contains, text_contains } = rule;
  const texts = [line.text, line.end_to_end_id, line.structured_reference].filter((one) => one !== null);
  return (
    isEqual(bank_account_id, line.bank_account_id) &&
    isEqual(counterparty_iban, line.counterparty_iban) &&
    hasDirection(rule, line) &&
    hasAmount(rule, line) &&
    isPart(name_contains, line.counterparty_name) &&
    isPart(text_contains, texts.join('\n'))
  );
}

function isEqual(wanted: string | null | undefined, found: string | null): boolean {
  return !isGiven(wanted) || wanted === found;
}

/** A customer pays in, and a fee goes out, even where the rule does not say so. */
function hasDirection(
  { direction, outcome }: Parameters<typeof meets>[0],
  { amount }: Pick<RuledLine, 'amount'>,
): boolean {
  if (amount === 0n) return false;
  const way = amount > 0n ? 'in' : 'out';
  if (isGiven(direction) && direction !== way) return false;
  return outcome === 'ignore' || (outcome === 'customer') === (way === 'in');
}

function hasAmount({ amount_from, amount_to }: RuleConditions, { amount, currency }: RuledLine): boolean {
  const micros = (amount < 0n ? -amount : amount) * 10n ** BigInt(6 - currencyExponent(currency));
  return (
    (!isGiven(amount_from) || amount_from.micros <= micros) &&
    (!isGiven(amount_to) || micros <= amount_to.micros)
  );
}

function isPart(wanted: string | null | undefined, found: string | null): boolean {
  if (!isGiven(wanted)) return true;
  return found !== null && folded(found).includes(folded(wanted));
}

function folded(text: string): string {
  return searchForm(text).replace(/\s+/g, ' ').trim();
}
