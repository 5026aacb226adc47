import type { Proposal } from './match.js';
import type { Outcome } from './candidates.js';
import type { MatchFact } from './verdicts.js';

const PHRASES: Readonly<Record<MatchFact, string>> = {
  recorded: 'on record already',
  released: 'released to be executed',
  returned: 'the bank says that it came back',
  reference: 'reference equal',
  number_in_text: 'number in the text',
  due_exact: 'amount equal',
  due_less_discount: 'amount equal less the discount',
  sum_exact: 'sum equal',
  part: 'amount less than what is due',
  over: 'amount more than what is due',
  amount_exact: 'amount equal',
  iban_known: 'account known',
  name_equal: 'name equal',
  only_one: 'no other of this amount',
  rule: 'all that the rule asks for',
  rule_certain: 'the rule says that this is certain',
  iban_of_other: 'but the account is that of somebody else',
  other_number_named: 'but another number is named',
  paid_already: 'but nothing is due',
};

const BEGINNINGS: Readonly<Record<Outcome['kind'], string>> = {
  payment: 'Pays',
  recorded_payment: 'Is the payment',
  reversal: 'Takes back the payment',
  refund: 'Refunds credit of the payment',
  recorded_refund: 'Is the refund',
  bill_payment: 'Pays',
  recorded_bill_payment: 'Is the payment of',
  payment_run: 'Is the payment run',
  fee: 'Is a fee',
  ignore: 'Has nothing to do with the books',
};

/** A proposal as a sentence: `Pays 2026-0143 of Muster GmbH: reference equal, amount equal.` Its rule comes first. */
export function explained({
  outcomes,
  facts,
  about,
  rule,
}: Pick<Proposal, 'outcomes' | 'facts' | 'about' | 'rule'>): string {
  const [first] = outcomes;
  const numbers = about.numbers.length === 0 ? '' : ` ${about.numbers.join(', ')}`;
  const beginning = first === undefined ? '' : BEGINNINGS[first.kind];
  const of = about.name === '' ? '' : ` of ${about.name}`;
  const said = `${beginning}${numbers}${of}: ${facts.map((fact) => PHRASES[fact]).join(', ')}.`;
  return rule === undefined
    ? said
    : `Rule “${rule.name}” applies: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
