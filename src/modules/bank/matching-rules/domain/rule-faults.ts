import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { isGiven, type RuleDetails, type RuleDirection, type RuleOutcome } from './rule.js';

const NO_CONDITION =
  'An IBAN, a part of the name or a part of the text is needed: the amount and the direction alone meet too much.';

/** Which way money goes for each outcome; undefined where it may go either way. */
const DIRECTIONS: Readonly<Record<RuleOutcome, RuleDirection | undefined>> = {
  customer: 'in',
  fee: 'out',
  ignore: undefined,
};

/** What is wrong with a rule in itself: fields that its outcome needs or cannot have, and conditions that meet all. */
export function ruleFaults(rule: RuleDetails): FieldFault[] {
  const { counterparty_iban, name_contains, text_contains } = rule;
  const speaks = [counterparty_iban, name_contains, text_contains].some(isGiven);
  return [
    ...(speaks ? [] : [faultOf('text_contains', 'required', NO_CONDITION)]),
    ...amountFaults(rule),
    ...outcomeFaults(rule),
  ];
}

function amountFaults({ amount_from, amount_to }: RuleDetails): FieldFault[] {
  if (!isGiven(amount_from) || !isGiven(amount_to) || amount_from.micros <= amount_to.micros) return [];
  return [faultOf('amount_to', 'out_of_range', 'This must not be less than amount_from.')];
}

function outcomeFaults({ outcome, direction, customer_id, reason }: RuleDetails): FieldFault[] {
  const needed = DIRECTIONS[outcome];
  const isOtherWay = isGiven(direction) && needed !== undefined && direction !== needed;
  const isCustomer = outcome === 'customer';
  const isReasoned = outcome === 'ignore';
  return [
    ...(isOtherWay ? [faultOf('direction', 'not_allowed', `With ${outcome} it can only be ${needed}.`)] : []),
    ...(isCustomer && !isGiven(customer_id)
      ? [faultOf('customer_id', 'required', 'Who pays is needed.')]
      : []),
    ...(!isCustomer && isGiven(customer_id)
      ? [faultOf('customer_id', 'not_allowed', `Not possible with ${outcome}.`)]
      : []),
    ...(isReasoned && !isGiven(reason) ? [faultOf('reason', 'required', 'Why is needed for ignore.')] : []),
    ...(isCustomer && isGiven(reason)
      ? [faultOf('reason', 'not_allowed', 'Not possible with customer.')]
      : []),
  ];
}

function faultOf(field: keyof RuleDetails, code: string, detail: string): FieldFault {
  return { pointer: `#/${field}`, code, detail };
}
