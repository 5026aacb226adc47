import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { fractionText } from '../../../../kernel/money/fraction.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { stepKinds, type StepKind } from './calculation-steps.js';
import type { Scope, StepName, TracedStep } from './calculation-trace.js';
import type { Tax } from './priced-document.js';

/** How a step's result came from its exact value. */
export const roundings = ['none', 'half-up', 'largest-remainder'] as const;

/** A part that was given to something. */
export interface ExplainedShare {
  readonly scope: string;
  /** Before rounding. */
  readonly exact: string;
  readonly amount: MinorUnits;
}

/** A step of a calculation as a person can follow it. */
export interface ExplainedStep {
  readonly step: StepName;
  /** The subject of the step: `line 1`, `tax group S 19 %`, `document`. */
  readonly scope: string;
  readonly title: string;
  /** The rules of EN 16931 behind it. */
  readonly rules: readonly string[];
  /** With the numbers that went in: `12.5 × 95.5`. */
  readonly formula: string;
  /** Before rounding; null where nothing is rounded. */
  readonly exact: string | null;
  readonly rounding: (typeof roundings)[number];
  readonly result: MinorUnits;
  readonly shares: readonly ExplainedShare[];
}

/** EN 16931 names its rules after the category, but for intra-community supply and the Spanish islands. */
const ruleFamily = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'AF',
  M: 'AG',
} as const satisfies Record<TaxCategory, string>;

/** Returns the steps of a calculation in words and numbers. Takes the recorded trace. */
export function explained(trace: readonly TracedStep[], currency: CurrencyCode): ExplainedStep[] {
  const exponent = currencyExponent(currency);
  return trace.map((traced): ExplainedStep => {
    const { step, scope, operands, exact, result, shares = [] } = traced;
    const { title, rules, formula, rounds = false }: StepKind = stepKinds[step];
    const texts = operands.map((operand) => operandText(operand, currency));
    return {
      step,
      scope: scopeText(scope),
      title,
      rules: rules.map((rule) => ruleOf(rule, scope)),
      formula:
        traced.shares === undefined && exact === undefined && !rounds ? sumText(texts) : formula(texts),
      exact: exact === undefined ? null : fractionText(exact, exponent),
      rounding: roundingOf(traced, rounds),
      result,
      shares: shares.map((share) => {
        const { scope: whose, amount } = share;
        return { scope: scopeText(whose), exact: fractionText(share.exact, exponent), amount };
      }),
    };
  });
}

function roundingOf({ exact, shares }: TracedStep, rounds: boolean): ExplainedStep['rounding'] {
  if (shares !== undefined) return 'largest-remainder';
  return exact !== undefined || rounds ? 'half-up' : 'none';
}

/** `BR-*-08` stands for the rule of the group's category; `BR-31|BR-36` for discounts and charges. */
function ruleOf(rule: string, scope: Scope): string {
  const [ofDiscounts = rule, ofCharges = ofDiscounts] = rule.split('|');
  const one = scope.of === 'charge' ? ofCharges : ofDiscounts;
  return 'tax' in scope && scope.tax ? one.replace('*', ruleFamily[scope.tax.tax_category]) : one;
}

function operandText(operand: MinorUnits | Decimal, currency: CurrencyCode): string {
  return operand instanceof Decimal ? operand.toString() : amountText(operand, currency);
}

/** `10.00 - 2.50 + 1.00`; zeros are left out, but for the first. */
function sumText([first = '0', ...terms]: readonly string[]): string {
  const others = terms.filter((term) => /[1-9]/.test(term));
  const rest = others.map((term) => (term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`));
  return [first, ...rest].join('');
}

function scopeText(scope: Scope): string {
  if (scope.of === 'document') return 'document';
  if (scope.of === 'line') return `line ${scope.line + 1}`;
  if (scope.of === 'group') return `tax group ${taxText(scope.tax)}`;
  const where = scope.line === undefined ? '' : `line ${scope.line + 1}, `;
  const tax = scope.tax === undefined ? '' : `, tax group ${taxText(scope.tax)}`;
  return `${where}${scope.of} ${scope.at + 1}${tax}`;
}

function taxText({ tax_category, tax_rate }: Tax): string {
  return `${tax_category} ${tax_rate.toString()} %`;
}
