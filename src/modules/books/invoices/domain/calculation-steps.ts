import type { StepName } from './calculation-trace.js';

type Formula = (operands: readonly string[]) => string;

/** The description of a kind of step. */
export interface StepKind {
  readonly title: string;
  /**
   * Rules of EN 16931. `*` is the category of the group; of two rules with a bar between them, the first is that of a
   * discount, the second that of a charge.
   */
  readonly rules: readonly string[];
  /** Takes the operands as texts. A step without rounding is a sum, whatever stands here. */
  readonly formula: Formula;
  /** Rounds although its exact value is an operand. */
  readonly rounds?: boolean;
}

const sum: Formula = ([amount = '']) => amount;
const percent: Formula = ([amount = '', rate = '']) => `${amount} × ${rate} %`;
const withoutTax: Formula = ([amount = '', rate = '']) => `${amount} ÷ (1 + ${rate} %)`;
const split: Formula = ([amount = '']) => `${amount}, split in proportion`;
const product: Formula = ([quantity = '', price = '', per = '']) => {
  return `${quantity} × ${price}${per === '1' ? '' : ` ÷ ${per}`}`;
};
const toMultiple: Formula = ([amount = '', step = '']) =>
  `${amount} to a multiple of ${step}, less ${amount}`;

/** Every kind of step: how it is called, why it is done so, and its formula. */
export const stepKinds = {
  line_gross: {
    title: 'Quantity times price',
    rules: ['BR-24'],
    formula: product,
  },
  line_discount: { title: 'Discount of the line', rules: ['BR-41'], formula: percent },
  line_charge: { title: 'Charge of the line', rules: ['BR-43'], formula: percent },
  line_amount: { title: 'Line with its discounts and charges', rules: ['BR-24'], formula: sum },
  document_discount: { title: 'Discount of the document', rules: ['BR-31'], formula: percent },
  document_charge: { title: 'Charge of the document', rules: ['BR-36'], formula: percent },
  group_shares: { title: 'Shared among the tax groups', rules: ['BR-32|BR-37'], formula: split },
  line_shares: { title: 'Shared among the lines of the group', rules: ['BR-*-08'], formula: split },
  group_sum: {
    title: 'Lines of the group, with its discounts and charges',
    rules: ['BR-*-08'],
    formula: sum,
  },
  lines_without_tax: { title: 'Lines of the group, without tax', rules: ['BR-CO-10'], formula: withoutTax },
  line_net: { title: 'Line without tax', rules: ['BR-24'], formula: withoutTax },
  line_nets: { title: 'Lines without tax', rules: ['BR-24', 'BR-CO-10'], formula: split },
  line_taxable: { title: 'What is taxed of the line', rules: ['BR-CO-17'], formula: withoutTax },
  line_taxables: { title: 'What is taxed of each line', rules: ['BR-*-08'], formula: split },
  group_taxable: { title: 'What is taxed of the group', rules: ['BR-*-08'], formula: withoutTax },
  line_tax: { title: 'Tax on the line', rules: ['BR-CO-17'], formula: percent },
  group_tax: { title: 'Tax of the group', rules: ['BR-CO-17', 'BR-*-09'], formula: percent },
  tax_difference: { title: 'Tax with what is left of a whole', rules: ['BR-CO-17'], formula: sum },
  adjustment_nets: {
    title: 'Discounts and charges without tax',
    rules: ['BR-CO-11', 'BR-CO-12'],
    formula: split,
  },
  subtotal: { title: 'Sum of the lines', rules: ['BR-CO-10'], formula: sum },
  discount_total: { title: 'Sum of the discounts', rules: ['BR-CO-11'], formula: sum },
  charge_total: { title: 'Sum of the charges', rules: ['BR-CO-12'], formula: sum },
  taxable_total: { title: 'Total without tax', rules: ['BR-CO-13'], formula: sum },
  tax_total: { title: 'Sum of the taxes', rules: ['BR-CO-14'], formula: sum },
  total: { title: 'Total with tax', rules: ['BR-CO-15'], formula: sum },
  withholding_base: { title: 'Net that is withheld from', rules: [], formula: sum },
  withholding: { title: 'Withholding tax', rules: [], formula: percent },
  payable_rounding: {
    title: 'Rounding of what is to be paid',
    rules: ['BR-CO-16'],
    formula: toMultiple,
    rounds: true,
  },
  amount_due: { title: 'To be paid', rules: ['BR-CO-16'], formula: sum },
} as const satisfies Record<StepName, StepKind>;
