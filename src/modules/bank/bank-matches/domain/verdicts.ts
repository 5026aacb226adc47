/** What speaks for or against an outcome. */
export const matchFacts = [
  'recorded',
  'released',
  'returned',
  'reference',
  'number_in_text',
  'due_exact',
  'due_less_discount',
  'sum_exact',
  'part',
  'over',
  'amount_exact',
  'iban_known',
  'name_equal',
  'only_one',
  'rule',
  'rule_certain',
  'iban_of_other',
  'other_number_named',
  'paid_already',
] as const;

export type MatchFact = (typeof matchFacts)[number];

export const verdicts = ['certain', 'likely', 'possible'] as const;

/** `certain` may be booked without a person; `likely` and `possible` may not. */
export type Verdict = (typeof verdicts)[number];

/** With any of these, an outcome is no more than possible. */
const VETOES = [
  'iban_of_other',
  'other_number_named',
  'paid_already',
] as const satisfies readonly MatchFact[];

type Facts = ReadonlySet<MatchFact>;

interface Row {
  /** Each group needs one of its facts. */
  readonly needs: readonly (readonly MatchFact[])[];
  readonly verdict: Verdict;
}

const REFERENCE = ['reference'] as const;
const ONE_EXACT = ['due_exact', 'due_less_discount'] as const;
const EXACT = [...ONE_EXACT, 'sum_exact'] as const;
const OTHER_AMOUNT = ['part', 'over'] as const;
const PARTY = ['iban_known', 'name_equal'] as const;

/** The first row whose facts are all there decides (docs/decisions/0410-facts-not-scores.md). */
const TABLE: readonly Row[] = [
  { needs: [['recorded'], REFERENCE], verdict: 'certain' },
  { needs: [['recorded']], verdict: 'likely' },
  { needs: [['released'], REFERENCE], verdict: 'certain' },
  { needs: [['released']], verdict: 'likely' },
  { needs: [REFERENCE, EXACT], verdict: 'certain' },
  { needs: [['number_in_text'], EXACT, PARTY], verdict: 'certain' },
  { needs: [['rule_certain']], verdict: 'certain' },
  { needs: [['rule']], verdict: 'likely' },
  { needs: [['returned'], [...REFERENCE, 'number_in_text', ...PARTY]], verdict: 'likely' },
  { needs: [REFERENCE, OTHER_AMOUNT], verdict: 'likely' },
  { needs: [['number_in_text'], EXACT], verdict: 'likely' },
  { needs: [['iban_known'], ONE_EXACT, ['only_one']], verdict: 'likely' },
  { needs: [['iban_known'], ['sum_exact']], verdict: 'likely' },
  { needs: [['iban_known', 'number_in_text'], ['amount_exact']], verdict: 'likely' },
  { needs: [['number_in_text'], OTHER_AMOUNT], verdict: 'possible' },
  { needs: [['iban_known'], ONE_EXACT], verdict: 'possible' },
  { needs: [['name_equal'], EXACT], verdict: 'possible' },
  { needs: [['name_equal'], ['amount_exact']], verdict: 'possible' },
  { needs: [[...ONE_EXACT, 'amount_exact'], ['only_one']], verdict: 'possible' },
  { needs: [['paid_already']], verdict: 'possible' },
];

export interface Judged {
  readonly verdict: Verdict;
  /** The row of the table: what comes first is looked at first. */
  readonly row: number;
}

/** What facts come to; undefined where they say nothing. */
export function judged(facts: Facts): Judged | undefined {
  const row = TABLE.findIndex(({ needs }) => needs.every((group) => group.some((fact) => facts.has(fact))));
  const found = TABLE[row];
  if (found === undefined) return undefined;
  const isVetoed = VETOES.some((fact) => facts.has(fact));
  return { verdict: isVetoed ? 'possible' : found.verdict, row: isVetoed ? row + TABLE.length : row };
}
