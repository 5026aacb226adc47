import type {
  BankLineSummary,
  BankMatch,
  BankOutcome,
  CreateMatchingRule,
  MatchingRule,
} from '@countinghouse/client';

export const RULE_OUTCOMES = ['customer', 'fee', 'ignore'] as const;

/** A rule as it is typed; empty texts for what it does not ask for. */
export interface RuleValues {
  readonly name: string;
  readonly bank_account_id: string;
  readonly direction: string;
  readonly counterparty_iban: string;
  readonly name_contains: string;
  readonly text_contains: string;
  readonly amount_from: string;
  readonly amount_to: string;
  readonly outcome: (typeof RULE_OUTCOMES)[number];
  readonly customer_id: string;
  readonly reason: string;
  readonly is_active: boolean;
  readonly is_certain: boolean;
}

const EMPTY: RuleValues = {
  name: '',
  bank_account_id: '',
  direction: '',
  counterparty_iban: '',
  name_contains: '',
  text_contains: '',
  amount_from: '',
  amount_to: '',
  outcome: 'ignore',
  customer_id: '',
  reason: '',
  is_active: true,
  is_certain: false,
};

/** What service and panel allow. */
const NAME_MAX = 100;
const PART_MAX = 140;

/** The values of a rule that there is; those of a new one without it. */
export function ruleValues(rule?: MatchingRule): RuleValues {
  if (rule === undefined) return EMPTY;
  const { name, is_active, is_certain, outcome, amount_from, amount_to, ...rest } = rule;
  const text = (value: string | null): string => value ?? '';
  return {
    ...{ name, is_active, is_certain },
    outcome: RULE_OUTCOMES.find((one) => one === outcome) ?? 'ignore',
    bank_account_id: text(rest.bank_account_id),
    direction: text(rest.direction),
    counterparty_iban: text(rest.counterparty_iban),
    name_contains: text(rest.name_contains),
    text_contains: text(rest.text_contains),
    customer_id: text(rest.customer_id),
    reason: text(rest.reason),
    amount_from: amount_from === null ? '' : String(amount_from),
    amount_to: amount_to === null ? '' : String(amount_to),
  };
}

/** What was said of a line, or is proposed for it. */
export interface Learned {
  readonly outcome: BankOutcome | undefined;
  readonly match: BankMatch | undefined;
  /** Who pays by the match. */
  readonly customer: string | undefined;
}

/** A rule for lines like this one: by its account, else by its name, else by its text; and what was chosen for it. */
export function ruleOf(line: BankLineSummary, { outcome, match, customer }: Learned): RuleValues {
  const { counterparty_iban: iban, counterparty_name: name, text, amount } = line;
  const isIn = amount > 0;
  const asks =
    iban !== null
      ? { counterparty_iban: iban }
      : name !== null
        ? { name_contains: name.slice(0, PART_MAX) }
        : { text_contains: (text ?? '').slice(0, PART_MAX) };
  const payer = customer ?? outcome?.customer_id ?? '';
  const kind = match?.kind ?? outcome?.kind;
  const reason = match?.reason ?? line.note ?? '';
  const own = {
    ...EMPTY,
    ...asks,
    name: (name ?? text ?? '').slice(0, NAME_MAX),
    direction: isIn ? 'in' : 'out',
  };
  if (line.state === 'ignored' || kind === 'ignore') return { ...own, outcome: 'ignore', reason };
  if (isIn) return { ...own, outcome: 'customer', customer_id: payer };
  return { ...own, outcome: kind === 'fee' ? 'fee' : 'ignore', reason: kind === 'fee' ? '' : reason };
}

/** What is sent: nothing that is empty, and nothing that the outcome does not have. */
export function ruleBody(values: RuleValues, position?: number): CreateMatchingRule {
  const { outcome, is_active, is_certain, customer_id, reason, amount_from, amount_to, ...asks } = values;
  const given = Object.entries(asks).filter(([, value]) => value.trim() !== '');
  return {
    ...(Object.fromEntries(given) as Pick<CreateMatchingRule, 'name'>),
    name: values.name,
    ...{ outcome, is_active, is_certain },
    ...(amount_from !== '' && { amount_from: Number(amount_from) }),
    ...(amount_to !== '' && { amount_to: Number(amount_to) }),
    ...(outcome === 'customer' && customer_id !== '' && { customer_id }),
    ...(outcome !== 'customer' && reason.trim() !== '' && { reason }),
    ...(position !== undefined && { position }),
  };
}
